import {telephoneLink} from '../../../src/shared/telephone-links';
import {isTelephone} from '../../../src/shared/telephone';

test('A telephone number may have many forms, and is dialled without separators', () => {
  for (const [number, link] of [
    ['+234 1 270 4567', 'tel:+23412704567'],
    ['+234-803-123-4567', 'tel:+2348031234567'],
    ['+2348031234567', 'tel:+2348031234567'],
    ['+1 (713) 229-1234', 'tel:+17132291234'],
    ['+39 06 1234 5678', 'tel:+390612345678'],
    ['+44 20 7946 0958', 'tel:+442079460958'],
  ] as const) {
    expect([number, isTelephone(number)]).toEqual([number, true]);
    expect(telephoneLink(number)).toBe(link);
  }
});

test('A telephone number that cannot be dialled from everywhere is invalid', () => {
  const wrong = [
    '+234 0803 123 4567',
    '+44 (0)20 7946 0958',
    '+234 803 123 456',
    '+234 803 123 4567 ext. 5',
    '0803 123 4567',
  ];
  expect(wrong.filter(isTelephone)).toEqual([]);
});
