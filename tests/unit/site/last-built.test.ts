import {isLate} from '../../../src/site/last-built';

test('A build of 30 November is too old from two hours after the next midnight in Lagos', () => {
  const isLateAt = (now: string) => isLate('2026-11-30', Date.parse(`${now}+01:00`));
  expect(['2026-11-30T12:00:00', '2026-12-01T01:59:59'].map(isLateAt)).toEqual([false, false]);
  expect(['2026-12-01T02:00:01', '2026-12-03T12:00:00'].map(isLateAt)).toEqual([true, true]);
});
