import {screen} from '@testing-library/react';
import ContactText from '../../../src/ui/ContactText';
import {renderBlock} from '../components/render';

it.each<[string, [text: string, href: string][]]>([
  ['Call +234 803 123 4567 at any hour.', [['+234 803 123 4567', 'tel:+2348031234567']]],
  ['Call +234 (0)1 270 4567.', [['+234 (0)1 270 4567', 'tel:+23412704567']]],
  [
    '+234 000 000 0001, +234 000 000 0002',
    [
      ['+234 000 000 0001', 'tel:+2340000000001'],
      ['+234 000 000 0002', 'tel:+2340000000002'],
    ],
  ],
  ['Write to ada.obi@firm.example.', [['ada.obi@firm.example', 'mailto:ada.obi@firm.example']]],
  ['(tenders@firm.example)', [['tenders@firm.example', 'mailto:tenders@firm.example']]],
  ['At +20 °C, 5+ years, 24/7, RC 1234567, 0803 123 4567', []],
  ['Tolerance +0.02 mm, +2 000 t and +10 %', []],
  ['Follow @firm, or see firm.example/a@b', []],
  ['', []],
])('In "%s" each telephone number and e-mail address is a link', (text, expected) => {
  const {container} = renderBlock(<ContactText text={text} />);
  expect(container).toHaveTextContent(text);
  expect(screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(expected);
});
