import type {Diagnostic} from '../base/diagnostic';
import {PACK_FILE, PROFILE_FILE, sheetFile} from '../../site/page-types/printed';
import {STATIC_FOLDER} from '../base/paths';
import type {Source} from './source';

/** A PDF that a page offers its visitors, and that each build sets. */
interface Offer {
  name: string;
  /** Its address. */
  file: string;
}

/** @returns the PDF that a page offers; nothing where it offers none. */
export function printedOffer({kind, path = '', values}: Source): Offer | undefined {
  const written = (field: string) => values.find(({path: [first]}) => first === field)?.value;
  const offer = (name: unknown, file: string) => (typeof name === 'string' ? {name, file} : undefined);
  if (kind?.name === 'service') return offer(written('sheet'), sheetFile(path));
  return kind?.name === 'buyers' ? offer(written('pack'), PACK_FILE) : undefined;
}

/** @returns the addresses of all PDFs that a build sets of these pages. */
export const printedFiles = (sources: readonly Source[]): string[] => [
  PROFILE_FILE,
  ...sources.flatMap((source) => printedOffer(source)?.file ?? []),
];

/** @returns the files of static/ at whose addresses visitors get a PDF that the build sets. */
export function hiddenDiagnostics(files: readonly {file: string}[], sources: readonly Source[]): Diagnostic[] {
  const made = new Set(printedFiles(sources).map((file) => STATIC_FOLDER + file));
  const text = 'Each build sets the PDF of this name from the pages, so visitors never get this file.';
  return files
    .filter(({file}) => made.has(file))
    .map(({file}) => ({file, line: 1, text, help: 'Delete it, or give it another name.'}));
}
