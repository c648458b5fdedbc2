import type {Source} from '../../cms/definition/site-definition';

/** The addresses of the PDFs that each build makes from the pages (src/plugins/pdf). */

export const PROFILE_FILE = '/files/company-profile.pdf';
export const PACK_FILE = '/files/prequalification-pack.pdf';

/** @returns the capability sheet of a service, by the address of its page, `/services/engineering`. */
export const capabilitySheetFile = (path: string): string =>
  `/files/capability-${path.slice(path.lastIndexOf('/') + 1)}.pdf`;

export interface PdfLinkData {
  name: string;
  file: string;
  /** In megabytes; undefined while the file does not exist, as under `npm start`. */
  size?: string;
}

const BYTES_PER_MEGABYTE = 1_000_000;

export const formatMegabytes = (bytes: number | undefined): string | undefined =>
  bytes === undefined ? undefined : (bytes / BYTES_PER_MEGABYTE).toFixed(1);

/** @returns the link; undefined when the page does not offer the file */
export const pdfLinkData = (
  name: string | undefined,
  file: string,
  sizeOf: (file: string) => number | undefined,
): PdfLinkData | undefined => (name === undefined ? undefined : {name, file, size: formatMegabytes(sizeOf(file))});

interface OfferedPdf {
  name: string;
  file: string;
}

export function offeredPdf({kind, path = '', values}: Source): OfferedPdf | undefined {
  const written = (field: string) => values.find(({path: [first]}) => first === field)?.value;
  const offer = (name: unknown, file: string) => (typeof name === 'string' ? {name, file} : undefined);
  if (kind?.name === 'service') return offer(written('sheet'), capabilitySheetFile(path));
  return kind?.name === 'buyers' ? offer(written('pack'), PACK_FILE) : undefined;
}

export const pdfFiles = (sources: readonly Source[]): string[] => [
  PROFILE_FILE,
  ...sources.flatMap((source) => offeredPdf(source)?.file ?? []),
];
