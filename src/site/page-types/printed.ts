import type {Source} from '../../cms/definition/site-definition';

/** The addresses of the PDFs that each build makes from the pages (src/plugins/pdf). */

export const PROFILE_FILE = '/files/company-profile.pdf';
/** The prequalification pack. */
export const PACK_FILE = '/files/prequalification-pack.pdf';

/** @returns the capability sheet of a service, by the address of its page, `/services/engineering`. */
export const sheetFile = (path: string): string => `/files/capability-${path.slice(path.lastIndexOf('/') + 1)}.pdf`;

/** A link to a PDF. */
export interface PrintedLink {
  name: string;
  file: string;
  /** In megabytes; undefined before the file exists, as under `npm start`. */
  size?: string;
}

const BYTES_PER_MEGABYTE = 1_000_000;

/** @returns a size in bytes as megabytes with one decimal. */
export const megabytes = (bytes: number | undefined): string | undefined =>
  bytes === undefined ? undefined : (bytes / BYTES_PER_MEGABYTE).toFixed(1);

/**
 * @param name the text of the link; undefined when the page does not offer the file
 * @param sizeOf returns the size in bytes of a file, by its address
 * @returns the link; undefined when the page does not offer the file
 */
export const printedLink = (
  name: string | undefined,
  file: string,
  sizeOf: (file: string) => number | undefined,
): PrintedLink | undefined => (name === undefined ? undefined : {name, file, size: megabytes(sizeOf(file))});

/** A PDF that a page offers and each build makes. */
interface Offer {
  name: string;
  /** The address of the PDF. */
  file: string;
}

/** @returns the PDF that a page offers; undefined when it offers none. */
export function printedOffer({kind, path = '', values}: Source): Offer | undefined {
  const written = (field: string) => values.find(({path: [first]}) => first === field)?.value;
  const offer = (name: unknown, file: string) => (typeof name === 'string' ? {name, file} : undefined);
  if (kind?.name === 'service') return offer(written('sheet'), sheetFile(path));
  return kind?.name === 'buyers' ? offer(written('pack'), PACK_FILE) : undefined;
}

/** @returns the addresses of all PDFs that a build makes from these pages. */
export const printedFiles = (sources: readonly Source[]): string[] => [
  PROFILE_FILE,
  ...sources.flatMap((source) => printedOffer(source)?.file ?? []),
];
