import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Flaw} from './flaw';
import {splitPage} from './read/front-matter';
import type {Content, Page} from './load';

/** The company profile: a PDF that `npm run profile` prints from the pages. */
export const PROFILE = 'static/files/company-profile.pdf';

/** The pages of the profile in their order; each service follows the overview in the order of the side menu. */
const BEFORE = ['/about', '/about/who-we-are', '/about/management', '/services'];
const AFTER = ['/projects', '/oem', '/about/certifications', '/about/clients', '/contact'];
/** What a page says elsewhere than on itself, or does not print. */
const UNPRINTED = ['title', 'description', 'banner', 'callToAction', 'sidebar_label', 'sidebar_position', 'unlisted'];

/** The mark is a comment between the last two parts of a PDF, where it moves nothing (ISO 32000-1, 7.2.3 and 7.5.5). */
const MARK = /\n% printed from (\w+)\nstartxref\n/;
const BEFORE_END = /\nstartxref\n(?!.*\nstartxref\n)/s;

/** @returns the pages that the profile is made of, in its order. */
export function profilePages({pages, lists}: Content): Page[] {
  const addresses = [...BEFORE, ...lists.services.map(({path}) => path), ...AFTER];
  return addresses.flatMap((address) => pages.find(({path}) => path === address) ?? []);
}

/** @returns a hash of everything that the profile says: facts of the company, words, lists and photos of its pages. */
export function profileHash(content: Content): string {
  const {legalName, shortName, secondName, tagline, address, phones, email, url} = content.site ?? {};
  const said = profilePages(content).map(({file, data, photos}) => {
    const source = readFileSync(join(process.cwd(), file), 'utf8');
    const body = source.split('\n').slice(splitPage(source)?.bodyLine ?? 0);
    const printed = Object.entries(data).filter(([field]) => !UNPRINTED.includes(field));
    return {printed, photos, body: body.join('\n').trim()};
  });
  const facts = {legalName, shortName, secondName, tagline, address, phones, email, url};
  // A mark for the launch is not printed.
  const text = JSON.stringify([facts, said], (key, value: unknown) => (key === 'sample' ? undefined : value));
  return createHash('sha256').update(text).digest('hex');
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
export function profileNotices(content: Content): Flaw[] {
  const file = join(process.cwd(), PROFILE);
  const printed = existsSync(file) ? MARK.exec(readFileSync(file, 'latin1'))?.[1] : undefined;
  if (printed === profileHash(content)) return [];
  const text =
    'differs from the pages that it is made of. Run `npm run build && npm run profile`, look at it, commit it.';
  return [{file: PROFILE, line: 1, text}];
}
