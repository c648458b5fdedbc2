import {parse} from 'parse5';
import {attribute, elementsIn} from '../../src/plugins/output/page';
import {stampContent} from '../../src/review/stamp/content';
import {AT} from '../../src/review/stamp/place';
import {Comparison, wordsOf} from './compare';
import {draw} from './drawn';
import {edits} from './edits/edit';
import './edits/main';

const comparison = new Comparison();
beforeAll(() => comparison.read(edits));

it.each(edits)('Marked shows every difference that a reader sees: $title', (edit) => {
  const pages = comparison.pagesOf(edit);
  expect(edit.marks.length).toBeGreaterThan(0);
  // A page that shows no difference has no mark either.
  for (const {marked} of pages.filter(({before, now}) => before === now)) expect(marked).not.toContain('data-mark');
});

it('Each page names in its HTML the place of its heading', () => {
  const {before, states} = comparison;
  const stamped = stampContent(before, before.site);
  const drawn = draw(stamped.content, stamped.site, states.bodies(before));
  const headings = before.pages.flatMap(({path, file, data}) => {
    const heading = (data as {heading?: string}).heading;
    return heading === undefined ? [] : {path, place: `${file.replace('pages/', '')}#heading`, heading};
  });
  const shown = headings.map(({path, place}) => {
    const elements = elementsIn(parse(drawn.get(path) ?? ''));
    const found = elements.find((one) => attribute(one, AT)?.split(' ').includes(place));
    return {path, heading: found && wordsOf(found)};
  });
  expect(shown).toEqual(headings.map(({path, heading}) => ({path, heading})));
  expect(headings.length).toBeGreaterThan(5);
});
