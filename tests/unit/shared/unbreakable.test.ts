import {unbreakablePieces} from '../../../src/shared/unbreakable';

test.each([
  ['A crane of 90 tonnes, and 2–3 years.', ['90 tonnes,', '2–3 years.']],
  ['It cost ₦3.5 billion in 12 months!', ['₦3.5 billion', '12 months!']],
  ['An as-built drawing, on-site.', ['as-built', 'on-site.']],
  ['Pipes of 5.5 km and 24 inches (12 mm)', ['5.5 km', '24 inches', '12 mm)']],
  ['20 barred gates, year 2024 began, a well-known yard', []],
  ['A1 kg, 1-2 kg and 1,234,567,890 kg', []],
])('A number stays with its unit and its punctuation, and a short word with its compound: %s', (text, expected) => {
  const pieces = unbreakablePieces(text);
  expect(pieces.join('')).toBe(text);
  expect(pieces.filter((_, index) => index % 2 === 1)).toEqual(expected);
});
