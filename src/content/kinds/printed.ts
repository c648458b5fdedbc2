/** The PDFs that `npm run print` makes of the pages. A page that names one links to it as soon as it is printed. */

/** The prequalification pack, from the root of the site. */
export const PACK_FILE = '/files/prequalification-pack.pdf';

/** @returns the capability sheet of the service at an address, `/services/engineering`, from the root of the site. */
export const sheetFile = (path: string): string => `/files/capability-${path.slice(path.lastIndexOf('/') + 1)}.pdf`;

/** A link to a PDF, as a page shows it. */
export interface PrintedLink {
  name: string;
  file: string;
  /** In megabytes. */
  size: string;
}

const BYTES_PER_MEGABYTE = 1_000_000;

/** @returns a size in bytes as megabytes with one digit behind the point. */
export const megabytes = (bytes: number): string => (bytes / BYTES_PER_MEGABYTE).toFixed(1);

/**
 * @param name the words of the link; nothing where the page does not offer the file
 * @param sizeOf gives the size in bytes of a file, by its path from the root of the site
 * @returns the link; nothing before the file is printed
 */
export function printedLink(
  name: string | undefined,
  file: string,
  sizeOf: (file: string) => number | undefined,
): PrintedLink | undefined {
  const bytes = sizeOf(file);
  return name === undefined || bytes === undefined ? undefined : {name, file, size: megabytes(bytes)};
}
