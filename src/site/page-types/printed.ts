/** The addresses of the PDFs that each build makes from the pages (src/plugins/pdf). */

export const PROFILE_FILE = '/files/company-profile.pdf';
/** The prequalification pack. */
export const PACK_FILE = '/files/prequalification-pack.pdf';

/** @returns the capability sheet of the service at an address, `/services/engineering`. */
export const sheetFile = (path: string): string => `/files/capability-${path.slice(path.lastIndexOf('/') + 1)}.pdf`;

/** A link to a PDF, as a page shows it. */
export interface PrintedLink {
  name: string;
  file: string;
  /** In megabytes; nothing before the file is set, as under `start`. */
  size?: string;
}

const BYTES_PER_MEGABYTE = 1_000_000;

/** @returns a size in bytes as megabytes with one digit behind the point. */
export const megabytes = (bytes: number | undefined): string | undefined =>
  bytes === undefined ? undefined : (bytes / BYTES_PER_MEGABYTE).toFixed(1);

/**
 * @param name the words of the link; undefined when the page does not offer the file
 * @param sizeOf gives the size in bytes of a file, by its path from the root of the site
 * @returns the link; undefined when the page does not offer it
 */
export const printedLink = (
  name: string | undefined,
  file: string,
  sizeOf: (file: string) => number | undefined,
): PrintedLink | undefined => (name === undefined ? undefined : {name, file, size: megabytes(sizeOf(file))});
