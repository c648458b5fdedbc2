import {lagosDay} from '../../shared/days';
import {noticesOf} from '../check/notices';
import type {Content} from '../content';
import {byPlace, type Flaw} from '../flaw';
import {placesIn} from './live-check';

/** @returns what may not be meant in a draft; nothing of it keeps the draft from being sent. */
export const draftNotices = (content: Content): Flaw[] =>
  noticesOf(content, lagosDay()).sort(byPlace).map(placesIn(content));
