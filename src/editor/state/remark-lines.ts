/** Finds the file and line of a remark when it is sent. Lines move with each commit; references do not. */
import {resolveNames, segmentsOf} from '../../cms/source-map/content-ref';
import type {ReviewRemark} from '../github';
import type {KeptReview} from './kept-remarks';
import {editAt, linesOf} from './suggestion';
import type {Content} from '../../site/site-definition';

/** @returns the remark with its file, its line, and the lines of its suggestion, if its reference still exists */
export function located(remark: KeptReview['remarks'][number], content: Content): ReviewRemark {
  const {file, names} = segmentsOf(remark.place);
  const source = content.sources.find((item) => item.file === file);
  const contentRef = resolveNames(file, names, content);
  if (!source || !contentRef) return {...remark, file};
  const {instead} = remark;
  const line = contentRef.line ?? (contentRef.path && source.parsed?.lineOf(contentRef.path));
  const edit = instead === undefined ? undefined : editAt(contentRef, source, instead);
  return {...remark, file, line, lines: edit && linesOf(source, edit)};
}
