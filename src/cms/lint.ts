/** Linting of the content. An entry point of the engine. */
export {byPosition, truncate, type BareDiagnostic, type Diagnostic, sentence, messageOf} from './base/diagnostic';
export {diagnose} from './lint/run';
export {rightName, withoutPdfPage} from './base/file-names';
export {pdfDiagnostic} from './lint/files';
export {valueAt} from './base/values';
export {checkBody} from './lint/body-rules';
export {entryPagesOf} from './lint/site-index';
export type {ProjectFile} from './lint/files';
export {applyFixes} from './lint/fix';
export {linkDiagnostic} from './lint/link-rules';
export {looks} from './lint/files';
export {mentionedFiles} from './lint/files';
export {lintWith, warningsOf} from './lint/engine-rules';
export {FILLED_BY_HOSTS, RUN_BY_HOSTS} from './lint/files';
export {allDiagnostics, OF_THE_DESIGN} from './lint/files';
export {holdsNotes, isSvg, readSvg} from './images/svg';
export {MAX_PICTURE_BYTES, MEGABYTE, mostPixels} from './images/files';
