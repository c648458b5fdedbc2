import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Flaw} from './flaw';
import {splitPage} from './read/front-matter';
import type {Content} from './content';
import type {Source} from './source';

/** The company profile: a PDF that `npm run profile` prints from the pages. */
export const PROFILE = 'static/files/company-profile.pdf';

/** The pages of the profile in their order; each service follows the overview in the order of the side menu. */
const BEFORE = ['/about', '/about/who-we-are', '/about/management', '/services'];
const AFTER = [
  '/projects',
  '/equipment',
  '/oem',
  '/about/certifications',
  '/about/hse-policy',
  '/about/clients',
  '/contact',
];
/** Fields that show on other pages, or are not printed. */
const UNPRINTED = [
  'title',
  'description',
  'banner',
  'callToAction',
  'sidebar_label',
  'sidebar_position',
  'unlisted',
  'formerly',
];

/** The mark is a comment between the last two parts of a PDF, where it moves nothing (ISO 32000-1, 7.2.3 and 7.5.5). */
const MARK = /\n% printed from (\w+)\nstartxref\n/;
const BEFORE_END = /\nstartxref\n(?!.*\nstartxref\n)/s;

type Pages = Pick<Content, 'sources' | 'entries'>;

/** @returns the pages that the profile is made of, in its order. */
export function profilePages({sources, entries}: Pages): Source[] {
  const addresses = [...BEFORE, ...entries.services.map(({path}) => path), ...AFTER];
  return addresses.flatMap((address) => sources.find(({path}) => path === address) ?? []);
}

/**
 * @returns a hash of everything that a reader of the profile sees: facts of the company, words, lists and photos of its
 * pages. What the site makes of them, such as the sizes of a photo, is no part of it.
 */
export function profileHash({site, pictures, ...content}: Pages & Pick<Content, 'site' | 'pictures'>): string {
  const {legalName, shortName, secondName, tagline, address, phones, email, url} = site ?? {};
  const facts = {legalName, shortName, secondName, tagline, address, phones, email, url};
  const photos = new Map(pictures.map((picture) => [picture.path, picture.facts?.hash]));
  const said = profilePages(content).map(({parsed, body, text}) => {
    const printed = Object.entries(parsed?.data ?? {}).filter(([field]) => !UNPRINTED.includes(field));
    const words = text.split('\n').slice(splitPage(text)?.bodyLine ?? 0);
    return {printed, photos: body?.photos.map(({name}) => photos.get(name)), body: words.join('\n').trim()};
  });
  const written = JSON.stringify([facts, said], (key, value: unknown) => {
    // A mark for the launch is not printed.
    if (key === 'sample') return undefined;
    return typeof value === 'string' ? (photos.get(value) ?? value) : value;
  });
  return createHash('sha256').update(written).digest('hex');
}

/** @returns the bytes of a PDF with a note, invisible to readers, of what it was printed from. */
export function markPdf(pdf: Buffer, hash: string): Buffer {
  const marked = pdf.toString('latin1').replace(BEFORE_END, `\n% printed from ${hash}\nstartxref\n`);
  return Buffer.from(marked, 'latin1');
}

/**
 * Whether the committed profile still says what the pages say. It never fails a check: who edits a page in the browser
 * cannot print.
 * @returns one sentence when it does not
 */
export function profileNotices(content: Parameters<typeof profileHash>[0]): Flaw[] {
  const file = join(process.cwd(), PROFILE);
  const printed = existsSync(file) ? MARK.exec(readFileSync(file, 'latin1'))?.[1] : undefined;
  if (printed === profileHash(content)) return [];
  const text =
    'differs from the pages that it is made of. Run `npm run build && npm run profile`, look at it, commit it.';
  return [{file: PROFILE, line: 1, text}];
}
