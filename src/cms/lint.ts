/** Linting of the content. An entry point of the engine. */
export {byPosition, truncate, type Diagnostic, sentence, messageOf} from './base/diagnostic';
export {diagnose} from './lint/run';
export {rightName, withoutPdfPage} from './base/file-names';
export {pdfDiagnostic} from './base/pdf';
export {valueAt} from './base/values';
export {checkBody} from './lint/body';
export {entryPagesOf} from './lint/entry-pages';
export type {ProjectFile} from './lint/files';
export {applyFixes} from './lint/fix';
export {linkDiagnostic} from './lint/link-rules';
export {looks} from './lint/file-diagnostics';
export {mentionedFiles} from './lint/mentioned-files';
export {lintWith, warningsOf} from './lint/warnings';
export {FILLED_BY_HOSTS, RUN_BY_HOSTS} from './lint/obeyed-by-hosts';
export {allDiagnostics, OF_THE_DESIGN} from './lint/unused-files';
export {type SvgDiagnostic, holdsNotes, isSvg, readSvg} from './images/svg';
export {MAX_PICTURE_BYTES, MEGABYTE, mostPixels} from './images/files';
