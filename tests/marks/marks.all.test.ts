import {Comparison} from './compare';
import {edits} from './edits/edit';
import './edits/main';
import './edits/rest';
import {secondOpinion} from './oracle';

const comparison = new Comparison();
beforeAll(() => comparison.read(edits));

it.each(edits)('Marked shows every difference that a reader sees, and nothing else: $title', (edit) => {
  let asserted = edit.marks.length;
  for (const {path, before, now, marked} of comparison.pagesOf(edit)) {
    const {unmarked, wrong, marks} = secondOpinion(before, now, marked);
    expect({path, unmarked, wrong}).toEqual({path, unmarked: [], wrong: []});
    asserted += marks;
  }
  expect(asserted).toBeGreaterThan(0);
});
