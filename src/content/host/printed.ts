/** The PDFs that `npm run print` makes of the pages, and whether they still say what the pages say. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import type {Content} from '../content';
import type {Flaw} from '../flaw';
import type {Facts} from '../kinds/facts';
import {STATIC_FOLDER} from '../paths';
import {printedOffer} from '../printed-offer';
import {splitPage} from '../read/front-matter';
import type {Source} from '../source';

/** A PDF that is made of pages. */
export interface Printed {
  kind: 'profile' | 'pack' | 'sheet';
  /** As readers know it. */
  name: string;
  /** Its path from the project's root. */
  file: string;
  /** The pages whose main part it holds, in its order. */
  pages: Source[];
  /** What it says besides, from other pages. */
  facts: Partial<Facts>;
}

type Read = Pick<Content, 'site' | 'sources' | 'entries' | 'pictures'>;

/** The company profile, which the home page offers. */
export const PROFILE = `${STATIC_FOLDER}/files/company-profile.pdf`;
const BUYERS = '/buyers';

/** The pages of the profile in their order; each service follows the overview in the order of the side menu. */
const PROFILE_BEGINS = ['/about', '/about/who-we-are', '/about/management', '/services'];
const PROFILE_ENDS = ['/oem', '/about/certifications', '/about/hse-policy', '/about/clients', '/contact'];
/** What a buyer checks, which profile and pack both hold. */
const WORK = ['/projects', '/equipment'];
const PACK_ENDS = ['/about/certifications', ...WORK, '/about/hse-policy', '/contact'];

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
  'sheet',
  'pack',
];

/** The mark is a comment between the last two parts of a PDF, where it moves nothing (ISO 32000-1, 7.2.3 and 7.5.5). */
const MARK = /\n% printed from (\w+)\nstartxref\n/;
const BEFORE_END = /\nstartxref\n(?!.*\nstartxref\n)/s;

/**
 * @param facts what all pages state that a buyer can check
 * @returns every PDF that is made of these pages: the profile, and the pack and the sheets that pages offer
 */
export function printedOf({sources, entries}: Read, facts: Facts): Printed[] {
  const at = (...addresses: string[]) =>
    addresses.flatMap((address) => sources.find(({path}) => path === address) ?? []);
  const services = entries.services.map(({path}) => path);
  const profile = at(...PROFILE_BEGINS, ...services, ...WORK, ...PROFILE_ENDS);
  return [
    {kind: 'profile', name: 'Company profile', file: PROFILE, pages: profile, facts: {}},
    ...at(BUYERS, ...services).flatMap((source): Printed[] => {
      const offer = printedOffer(source);
      if (!offer) return [];
      const file = STATIC_FOLDER + offer.file;
      return source.path === BUYERS
        ? [{kind: 'pack', name: offer.name, file, pages: [source, ...at(...PACK_ENDS)], facts}]
        : [{kind: 'sheet', name: offer.name, file, pages: [source], facts: factsOf(source, facts)}];
    }),
  ];
}

/** What the sheet of a service says besides: the jobs of that service, and the certificates that are valid. */
function factsOf({path}: Source, {services, projects, certifications}: Facts): Partial<Facts> {
  const name = services.find(({page}) => page === path)?.name;
  return {
    projects: projects.filter(({service}) => service === name),
    certifications: certifications.filter(({expired}) => !expired),
  };
}

/**
 * @returns a hash of everything that a reader of a PDF sees: facts of the company, words, lists and photos of its pages.
 * What the site makes of them, such as the sizes of a photo, is no part of it.
 */
export function printedHash(
  {name, pages, facts: stated}: Printed,
  {site, pictures}: Pick<Read, 'site' | 'pictures'>,
): string {
  const {legalName, shortName, secondName, tagline, address, phones, email, url, printedFrom} = site ?? {};
  const facts = {legalName, shortName, secondName, tagline, address, phones, email, url, printedFrom};
  const photos = new Map(pictures.map((picture) => [picture.path, picture.facts?.hash]));
  const said = pages.map(({parsed, body, text}) => {
    const printed = Object.entries(parsed?.data ?? {}).filter(([field]) => !UNPRINTED.includes(field));
    const words = text.split('\n').slice(splitPage(text)?.bodyLine ?? 0);
    return {printed, photos: body?.photos.map((photo) => photos.get(photo.name)), body: words.join('\n').trim()};
  });
  const written = JSON.stringify([name, facts, said, stated], (key, value: unknown) => {
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

/** @returns whether the PDF is kept and still says what the pages say. */
export const isUpToDate = (printed: Printed, content: Pick<Read, 'site' | 'pictures'>): boolean =>
  existsSync(printed.file) && MARK.exec(readFileSync(printed.file, 'latin1'))?.[1] === printedHash(printed, content);

const BEHIND =
  'differs from the pages that it is made of. Run `npm run build && npm run print`, look at it, commit it.';

/**
 * Whether the kept PDFs still say what the pages say. They never fail a check: who edits a page in the browser cannot
 * print.
 * @param facts what all pages state that a buyer can check
 * @returns one sentence for each that does not
 */
export const printedNotices = (content: Read, facts: Facts): Flaw[] =>
  printedOf(content, facts)
    .filter((printed) => !isUpToDate(printed, content))
    .map(({file}) => ({file, line: 1, text: BEHIND}));
