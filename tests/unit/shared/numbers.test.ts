import {withCommas} from '../../../src/shared/numbers';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [18_000, '18,000'],
  [1_234_567, '1,234,567'],
  [12_345.5, '12,345.5'],
])('The number %d is shown as %s', (number, text) => expect(withCommas(number)).toBe(text));
