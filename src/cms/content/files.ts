/** The files of a project: which the site needs, which the pages name, and whether one is what its name says. */
import type {ReportMessage} from '../values/diagnostic';
import {withoutPdfPage} from '../values/file-names';
import {PAGES_FOLDER} from '../values/paths';
import type {SiteDefinition, Source} from '../definition/site-definition';
import {svgDiagnostic} from '../images/svg';

export interface ProjectFile {
  file: string;
  kind: 'file' | 'folder' | 'link';
  read: () => string;
  svgDiagnostic?: () => ReportMessage | undefined;
  /** Returns why a file named .pdf may not be offered for download. */
  pdfDiagnostic?: () => ReportMessage | undefined;
}

/** The first characters of every PDF (ISO 32000-2, section 7.5.2). */
const PDF_SIGNATURE = '%PDF-';

/** @returns why a download is not a PDF; undefined when it is one. Hosts and browsers trust the name. */
export function pdfDiagnostic(bytes: Uint8Array): ReportMessage | undefined {
  if (bytes.length === 0) return {message: 'The file is empty.', help: 'Export the PDF again, or delete the file.'};
  const begins = String.fromCharCode(...bytes.subarray(0, PDF_SIGNATURE.length));
  if (begins === PDF_SIGNATURE) return undefined;
  return {message: 'The file name ends in .pdf, but the file is not a PDF.', help: 'Export it as a PDF, or delete it.'};
}

/** @returns the files that the site links to or takes lists from, with the reason */
export const requiredPages = ({pageTypes, neededPages}: SiteDefinition): ReadonlyMap<string, string> => {
  const ofTypes = pageTypes.flatMap(({files, needed}) =>
    needed === undefined ? [] : files.map((name) => [name, needed] as const),
  );
  const all = [...ofTypes, ...Object.entries(neededPages)];
  return new Map(all.map(([name, why]) => [`${PAGES_FOLDER}/${name}`, why]));
};

export function missingPages(
  definition: SiteDefinition,
  files: readonly ProjectFile[],
): (readonly [file: string, why: string])[] {
  const names = new Set(files.map(({file}) => file));
  return [...requiredPages(definition)].filter(([file]) => !names.has(file));
}

/** @returns the paths, below static/, of all pictures and files that the pages name. */
export function referencedFiles(sources: readonly Source[]): Set<string> {
  const files = new Set<string>();
  for (const source of sources) {
    source.values.forEach(({value}) => {
      if (typeof value === 'string' && /^\/(img|files)\//.test(value)) files.add(value);
    });
    for (const {name} of [...(source.body?.photos ?? []), ...(source.body?.links ?? [])])
      files.add(withoutPdfPage(name));
  }
  return files;
}

export function contentChecks(
  file: string,
  bytes: () => Uint8Array,
): Pick<ProjectFile, 'svgDiagnostic' | 'pdfDiagnostic'> {
  if (/\.svg$/i.test(file)) return {svgDiagnostic: () => svgDiagnostic(bytes())};
  return /\.pdf$/i.test(file) ? {pdfDiagnostic: () => pdfDiagnostic(bytes())} : {};
}
