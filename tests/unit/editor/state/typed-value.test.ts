import {toDisplay, toStored} from '../../../../src/editor/state/typed-value';

describe('A value as people type it', () => {
  test.each([
    ['hour', '2:00 PM', '14:00', '2:00 PM'],
    ['hour', '12.30 am', '00:30', '12:30 AM'],
    ['hour', '9:05', '09:05', '9:05 AM'],
    ['hour', '25:00', '25:00', '25:00'],
    ['day', '31/12/2026', '2026-12-31', '31 December 2026'],
    ['day', 'Dec 1, 2026', '2026-12-01', '1 December 2026'],
    ['day', '31 June 2026', '31 June 2026', '31 June 2026'],
    ['phone', '0803 555 0123', '+234 803 555 0123', '+234 803 555 0123'],
    ['phone', '+234 (0)803 555 0123', '+234 803 555 0123', '+234 803 555 0123'],
    ['phone', '12345', '12345', '12345'],
    ['phones', '0803 555 0123,+234 803 555 0124', '+234 803 555 0123, +234 803 555 0124', undefined],
  ])('is stored in its form where that is known, and shown as on the page: %s %s', (kind, typed, stored, shown) => {
    expect(toStored(kind, typed)).toBe(stored);
    expect(toDisplay(kind, stored)).toBe(shown ?? stored);
  });
});
