/** What is wrong with what the pages say. One of the four doors of this folder. */
export {byPlace, cut, type Flaw, sentence, words} from './base/flaw';
export {rightName, withoutPdfPage} from './base/file-names';
export {pdfFlaw} from './base/pdf';
export {valueAt} from './base/values';
export {checkBody} from './check/body';
export {deadlinesOf} from './check/deadlines';
export {entryPagesOf} from './check/entry-pages';
export type {ProjectFile} from './check/files';
export {mendAll} from './check/fix';
export {linkFlaw} from './check/link-rules';
export {looks} from './check/looks';
export {mentionedFiles} from './check/mentioned-files';
export {disagreementsOf, namelessDesks, noticesOf, unshownJobs} from './check/notices';
export {FILLED_BY_HOSTS, RUN_BY_HOSTS} from './check/obeyed-by-hosts';
export {sampleFlaws, SAMPLES_AT_FIRST} from './check/samples';
export {OF_THE_DESIGN, unusedFlaws} from './check/unused-files';
export {type DrawingFlaw, holdsNotes, isDrawing, readDrawing} from './pictures/drawing';
export {MAX_PICTURE_BYTES, MEGABYTE, mostPixels} from './pictures/files';
