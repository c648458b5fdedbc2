import type {BareDiagnostic} from './diagnostic';

/** The first characters of every PDF (ISO 32000-2, section 7.5.2). */
const BEGINNING = '%PDF-';

/** @returns why a download is not a PDF; undefined when it is one. Hosts and browsers trust the name. */
export function pdfDiagnostic(bytes: Uint8Array): BareDiagnostic | undefined {
  if (bytes.length === 0) return {message: 'The file is empty.', help: 'Export the PDF again, or delete the file.'};
  const begins = String.fromCharCode(...bytes.subarray(0, BEGINNING.length));
  if (begins === BEGINNING) return undefined;
  return {message: 'The file is called a PDF and is none.', help: 'Export it as a PDF, or delete it.'};
}
