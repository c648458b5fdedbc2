import {Comparison} from './compare';
import {edits} from './edits/edit';
import './edits/rest';

const comparison = new Comparison();
beforeAll(() => comparison.read(edits));

it.each(edits)('Marked shows every difference that a reader sees, and nothing else: $title', (edit) => {
  expect(comparison.pagesOf(edit).length).toBeGreaterThan(0);
});
