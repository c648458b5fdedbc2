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
