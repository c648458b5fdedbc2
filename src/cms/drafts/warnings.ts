import {lagosDay} from '../../shared/days';
import {noticesOf} from '../lint/notices';
import type {Content} from '../lint/content';
import {byPlace, type Diagnostic} from '../base/diagnostic';
import type {ChangedFile} from './draft';
import {placingOf} from './live-check';
import {oldWords} from './old-words';

/**
 * @param changed the files that differ from the published ones; who changed none of the others cannot be asked about them
 * @returns what may not be meant in a draft; nothing of it keeps the draft from being sent
 */
export function draftNotices(content: Content, changed: ReadonlyMap<string, ChangedFile>): Diagnostic[] {
  const isOf = ({file, also = []}: Diagnostic) => [file, ...also].some((item) => changed.has(item));
  const notices = noticesOf(content, lagosDay()).filter(isOf).map(placingOf(content));
  return [...notices, ...oldWords(changed)].sort(byPlace);
}
