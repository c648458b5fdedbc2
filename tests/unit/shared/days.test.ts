import {longDate} from '../../../src/shared/days';
import {siteDay} from '../../../src/site/locale';
import {WEEKDAYS, weekdayOf} from '../../../src/shared/weekdays';

const DAY_MS = 86_400_000;
const LONG = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
const WEEKDAY = new Intl.DateTimeFormat('en-GB', {weekday: 'long', timeZone: 'UTC'});

test('Each day of a leap year has its English form and weekday, and an invalid day has no weekday', () => {
  const first = Date.UTC(2028, 0, 1);
  for (let day = 0; day < 366; day += 1) {
    const date = new Date(first + day * DAY_MS);
    const written = date.toISOString().slice(0, 10);
    expect([longDate(written), weekdayOf(written)]).toEqual([LONG.format(date), WEEKDAY.format(date)]);
  }
  expect(WEEKDAYS).toHaveLength(7);
  expect(weekdayOf('')).toBeUndefined();
});

test('A day begins at midnight in Lagos', () => {
  const LAGOS = {
    '2026-11-20T22:59:59Z': '2026-11-20',
    '2026-11-20T23:00:00Z': '2026-11-21',
    '2026-12-31T23:30:00Z': '2027-01-01',
  };
  for (const [now, day] of Object.entries(LAGOS)) {
    jest.useFakeTimers({now: new Date(now)});
    expect(siteDay()).toBe(day);
    jest.useRealTimers();
  }
});
