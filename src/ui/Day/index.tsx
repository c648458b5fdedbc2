import type {ReactNode} from 'react';
import {longDate} from '../../shared/days';

/** A day, 2026-11-30, as people write it. */
export default function Day({day}: {day: string}): ReactNode {
  return <time dateTime={day}>{longDate(day)}</time>;
}
