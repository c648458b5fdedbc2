import {render} from '@testing-library/react';
import InlineDiff from '../../../src/ui/InlineDiff';
import {shortenChange, textChange} from '../../../src/cms/report/fields';
import {toPlainText} from '../../../src/editor/state/format-diagnostic';

const LONG = 'From first sketch to handover, one contractor of this country answers for the **whole** line.';

/** Returns the visible text of a change in a list, with removed text in brackets and added text in braces. */
function shown(before: string, after: string): string {
  const {container} = render(<InlineDiff what={shortenChange(textChange(before, after))} toText={toPlainText} />);
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

test('A time, an amount and a date in figures change as a whole', () => {
  const text = (day: string) =>
    `The yard takes 1,200 t from 9:00 AM, ${day} on, in all weather but a storm from the sea.`;
  expect(shown(text('1/12/2026'), text('31/12/2026').replace('9:00', '8:30').replace('1,200', '1,250'))).toBe(
    'The yard takes [1,200] {1,250} t from [9:00] {8:30} AM, [1/12/2026] {31/12/2026} on, in all weather but …',
  );
});

test('A link is shown with its old and its new address, each as a whole', () => {
  const linked = (address: string) => LONG.replace('one contractor', `[one contractor](${address})`);
  const [yard, form] = ['/about', 'https://a.example/__one__/_two_'];
  expect(shown(LONG, linked(form))).toBe(
    `From first sketch to handover, one contractor{ (link to ${form})} of this country answers for …`,
  );
  expect(shown(linked(yard), linked(form)).replace(/\s+/g, ' ')).toBe(
    `From first sketch to handover, one contractor[ (link to ${yard})] { (link to ${form})} of this country answers for …`,
  );
  expect(shown(`[Yard \\[2\\]](${yard})`, '[Yard \\[2\\]](/news)')).toBe(
    '[Yard [2] (link to /about)] {Yard [2] (link to /news)}',
  );
});
