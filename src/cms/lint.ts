/** Linting of the content. An entry point of the engine. */
export {
  byPosition,
  truncate,
  type ReportMessage,
  type Diagnostic,
  formatDiagnosticLine,
  messageOf,
} from './values/diagnostic';
export type {Examples, Messages} from './definition/rule';
export {toValidName, withoutPdfPage} from './values/file-names';
export {asList, valueAt} from './values/values';
export {contentChecks, pdfDiagnostic, referencedFiles, type ProjectFile} from './content/files';
export {HOST_TOOL_FOLDERS, HOST_PROGRAM_FOLDERS} from './content/host-files';
export {listingPages} from './content/scheduled';
export {isHeic, MAX_PICTURE_BYTES, MEGABYTE, maxPixels} from './images/files';
export {isJpeg, jpegSegments} from './images/jpeg';
export {hasMetadata, isSvg, readSvg} from './images/svg';
export {applyFixes} from './lint/fix';
export {linkProblem} from './lint/link-problem';
export {allDiagnostics, checkBody, DESIGN_FOLDER, reportsOfBody} from './lint/lint-content';
export {diagnose, lintWith} from './lint/run';
export {warningsOf} from './lint/warnings';
