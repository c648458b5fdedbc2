import {render} from '@testing-library/react';
import RichText from '../../../src/ui/RichText';

/** Returns the pieces of a text that no line break may split, and checks that the text is complete. */
function unbrokenOf(text: string): string[] {
  const {container} = render(<RichText text={text} />);
  expect(container).toHaveTextContent(text);
  return [...container.querySelectorAll('.unbroken')].map(({textContent}) => textContent);
}

describe('A text of a page', () => {
  it.each([
    ['A transformer of 25 MVA, (30 kW) and 2.5 MW.', ['25 MVA,', '30 kW)', '2.5 MW.']],
    ['A proposal follows within 24–48 hours.', ['24–48 hours.']],
    ['5–7+ years', ['5–7+ years']],
    ['Over ₦5 million, and 200,000 tons a year', ['₦5 million,', '200,000 tons']],
    ['Over 6989 m², at 60 °C and 10 %', ['6989 m²,', '60 °C', '10 %']],
  ])('keeps each number with its unit: %s', (text, unbroken) => expect(unbrokenOf(text)).toEqual(unbroken));

  it('stays one element for its parent, such as a grid', () => {
    const {container} = render(<RichText text="Laser scanning and as-built drawings" />);
    expect(container.childNodes).toHaveLength(1);
  });

  it('keeps a hyphenated short word together', () =>
    expect(unbrokenOf('The as-built record, by e-mail')).toEqual(['as-built', 'e-mail']));

  it.each(['In 2024 a yard', '+234 000 000 0000', 'ISO 9001 Management', 'non-destructive', 'A 12,345,678,901 m line'])(
    'may break everywhere else: %s',
    (text) => expect(unbrokenOf(text)).toEqual([]),
  );
});
