import {toDisplay, toNumber, toStored} from '../../../../src/editor/state/typed-value';

test.each([
  ['hour', '2:00 PM', '14:00', '2:00 PM'],
  ['hour', '12.30 am', '00:30', '12:30 AM'],
  ['hour', '9:05', '09:05', '9:05 AM'],
  ['hour', '2pm', '14:00', '2:00 PM'],
  ['hour', '12 p.m.', '12:00', '12:00 PM'],
  ['hour', '1 am', '01:00', '1:00 AM'],
  ['hour', '23:59', '23:59', '11:59 PM'],
  ['hour', '24:00', '24:00', '24:00'],
  ['hour', '0:30 pm', '0:30 pm', '0:30 pm'],
  ['hour', '13 pm', '13 pm', '13 pm'],
  ['hour', '9', '9', '9'],
  ['hour', 'noon', 'noon', 'noon'],
  ['day', '1.2.2026', '2026-02-01', '1 February 2026'],
  ['day', '1.2/2026', '1.2/2026', '1.2/2026'],
  ['day', '31/06/2026', '31/06/2026', '31/06/2026'],
  ['day', 'December 2026', 'December 2026', 'December 2026'],
  ['day', '1 2 2026', '1 2 2026', '1 2 2026'],
  ['day', '2027/03/01', '2027-03-01', '1 March 2027'],
  ['day', '2027-3-1', '2027-03-01', '1 March 2027'],
  ['day', '1st March 2027', '2027-03-01', '1 March 2027'],
  ['day', 'the 3rd of March, 2027', '2027-03-03', '3 March 2027'],
  ['day', '31st June 2026', '31st June 2026', '31st June 2026'],
  ['day', '31/12/2026', '2026-12-31', '31 December 2026'],
  ['day', 'Dec 1, 2026', '2026-12-01', '1 December 2026'],
  ['day', '31 June 2026', '31 June 2026', '31 June 2026'],
  ['month', '2026-03', '2026-03', undefined],
  ['month', 'March 2026', '2026-03', undefined],
  ['month', 'Sep. 2026', '2026-09', undefined],
  ['month', '3/2026', '2026-03', undefined],
  ['month', '2026.3', '2026-03', undefined],
  ['month', '13/2026', '13/2026', undefined],
  ['month', '14 March 2026', '14 March 2026', undefined],
  ['month', 'Ma', 'Ma', undefined],
  ['month', 'Maybe 2026', 'Maybe 2026', undefined],
  ['day', '1 Maybe 2027', '1 Maybe 2027', undefined],
  ['day', 'Mon, 1 March 2027', '2027-03-01', '1 March 2027'],
  ['phone', '0803 555 0123', '+234 803 555 0123', '+234 803 555 0123'],
  ['phone', '+234 (0)803 555 0123', '+234 803 555 0123', '+234 803 555 0123'],
  ['phone', '12345', '12345', '12345'],
  ['phones', '0803 555 0123,+234 803 555 0124', '+234 803 555 0123, +234 803 555 0124', undefined],
])(
  'A value as people type it is stored in its form where that is known, and shown as on the page: %s %s',
  (kind, typed, stored, shown) => {
    expect(toStored(kind, typed)).toBe(stored);
    expect(toDisplay(kind, stored)).toBe(shown ?? stored);
  },
);

test.each([
  ['25', 25],
  [' -1.50 ', -1.5],
  ['', ''],
  ['1,200', '1,200'],
  ['0x10', '0x10'],
  ['1e999', '1e999'],
  ['Infinity', 'Infinity'],
  ['123456789012345678901', '123456789012345678901'],
])('A typed number is stored if the page can show it as it was typed: %s', (typed, stored) =>
  expect(toNumber(typed)).toBe(stored),
);
