import {lagosDay, longDate, WEEKDAYS, weekdayOf} from '../../src/shared/days';

const DAY_MS = 86_400_000;
const LONG = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
const WEEKDAY = new Intl.DateTimeFormat('en-GB', {weekday: 'long', timeZone: 'UTC'});
const LAGOS = new Intl.DateTimeFormat('sv-SE', {timeZone: 'Africa/Lagos'});

describe('Days', () => {
  it('are written and named as English does, each day of a leap year', () => {
    const first = Date.UTC(2028, 0, 1);
    for (let day = 0; day < 366; day += 1) {
      const date = new Date(first + day * DAY_MS);
      const written = date.toISOString().slice(0, 10);
      expect([longDate(written), weekdayOf(written)]).toEqual([LONG.format(date), WEEKDAY.format(date)]);
    }
  });

  it('have a weekday only if they are days', () => {
    expect(WEEKDAYS).toHaveLength(7);
    expect(weekdayOf('')).toBeUndefined();
  });

  it.each(['2026-11-20T22:59:59Z', '2026-11-20T23:00:00Z', '2026-12-31T23:30:00Z', '2026-07-01T00:00:00Z'])(
    'begin at midnight in Lagos: %s',
    (now) => {
      jest.useFakeTimers({now: new Date(now)});
      expect(lagosDay()).toBe(LAGOS.format(new Date(now)));
      jest.useRealTimers();
    },
  );
});
