import {isLate} from '../../src/shared/last-built';

describe('A build', () => {
  it.each([
    ['2026-11-30T12:00:00+01:00', false],
    ['2026-12-01T01:59:59+01:00', false],
    ['2026-12-01T02:00:01+01:00', true],
    ['2026-12-03T12:00:00+01:00', true],
  ])('for 30 November 2026 is at %s too long ago: %s', (now, late) => {
    expect(isLate('2026-11-30', Date.parse(now))).toBe(late);
  });
});
