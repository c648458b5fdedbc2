import type {ReactNode} from 'react';
import {longDate} from '../shared/days';

/** A day as people write it: 30 November 2026 for 2026-11-30. */
export default function Day({day}: {day: string}): ReactNode {
  return <time dateTime={day}>{longDate(day)}</time>;
}
