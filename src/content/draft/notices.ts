import {lagosDay} from '../../shared/days';
import {noticesOf} from '../check/notices';
import type {Content} from '../content';
import {byPlace, words, type Flaw} from '../flaw';
import {placesIn} from './live-check';

/**
 * @param changed the files that differ from the published ones; who changed none of the others cannot be asked about them
 * @returns what may not be meant in a draft; nothing of it keeps the draft from being sent
 */
export function draftNotices(content: Content, changed: readonly string[]): Flaw[] {
  const isOf = (notice: Flaw) => changed.some((file) => notice.file === file || words(notice).includes(`${file}:`));
  return noticesOf(content, lagosDay()).filter(isOf).sort(byPlace).map(placesIn(content));
}
