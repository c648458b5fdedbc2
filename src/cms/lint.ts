/** Linting of the content. An entry point of the engine. */
export {
  byPosition,
  truncate,
  type ReportMessage,
  type Diagnostic,
  formatDiagnosticLine,
  messageOf,
} from './base/diagnostic';
export {diagnose} from './lint/run';
export {toValidName, withoutPdfPage} from './base/file-names';
export {pdfDiagnostic} from './lint/files';
export {valueAt} from './base/values';
export {checkBody} from './lint/body-rules';
export type {ProjectFile} from './lint/files';
export {listingPages} from './lint/scheduled';
export {applyFixes} from './lint/fix';
export {linkDiagnostic} from './lint/link-rules';
export {contentChecks} from './lint/files';
export {referencedFiles} from './lint/files';
export {lintWith, warningsOf} from './lint/engine-rules';
export {HOST_TOOL_FOLDERS, HOST_PROGRAM_FOLDERS} from './lint/files';
export {allDiagnostics, DESIGN_FOLDER} from './lint/files';
export {hasMetadata, isSvg, readSvg} from './images/svg';
export {MAX_PICTURE_BYTES, MEGABYTE, maxPixels} from './images/files';
