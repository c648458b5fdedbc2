import {render} from '@testing-library/react';
import {InlineDiff} from '../../../src/editor/ui/SubmitDialog/InlineDiff';
import {textChange} from '../../../src/cms/report/texts';

const LONG = 'From first sketch to handover, one contractor of this country answers for the **whole** line.';

/** Returns the visible text of a change, with removed text in brackets and added text in braces. */
function shown(before: string, after: string): string {
  const {container} = render(<InlineDiff what={textChange(before, after)} />);
  for (const element of container.querySelectorAll('del')) element.textContent = `[${element.textContent}]`;
  for (const element of container.querySelectorAll('ins')) element.textContent = `{${element.textContent}}`;
  return container.textContent;
}

test('The text of a change is shown without Markdown and without extra spaces', () => {
  expect(shown(LONG, LONG.replace('first ', '').replace(' of this country', ''))).toBe(
    'From [first ]sketch to handover, one contractor [of this country ]answers for the whole line.',
  );
  expect(shown(LONG, LONG.replace('line.', 'field.'))).toBe('… this country answers for the whole [line] {field}.');
  expect(shown('two', 'three')).toBe('[two] {three}');
  expect(shown('2026-11-30', '2027-01-04')).toBe('[30 November 2026] {4 January 2027}');
});

test('Text that became a link is shown without brackets and address', () => {
  const linked = LONG.replace('one contractor', '[one contractor](/about "Who we are")');
  expect(shown(LONG, linked).replace(/\s+/g, ' ')).toBe(
    'From first sketch to handover, one contractor { (a link) }of this country answers for the …',
  );
});
