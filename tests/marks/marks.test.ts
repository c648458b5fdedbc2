import {parse} from 'parse5';
import {attribute, elementsIn} from '../../src/plugins/output/page';
import edits from './edits';
import {secondOpinion} from './oracle';
import {States} from './states';

/** The kinds of the marks to which the steps lead, in the order of the page. */
const kindsOf = (html: string): string[] =>
  elementsIn(parse(html)).flatMap((one) => {
    if (!/^change-\d+$/.test(attribute(one, 'id') ?? '')) return [];
    for (let at = one; ; at = at.parentNode as typeof one) {
      const kind = attribute(at, 'data-mark');
      if (kind !== undefined) return kind;
    }
  });

describe('Marked shows every difference that a reader can see, and nothing else', () => {
  const states = new States();
  let before: Awaited<ReturnType<States['read']>>;
  const after = new Map<string, Awaited<ReturnType<States['read']>>>();

  beforeAll(async () => {
    before = await states.read(new Map());
    for (const {title, draft} of edits) after.set(title, await states.read(draft.changes));
    states.compile(before, ...after.values());
  });

  it.each(edits)('$title', ({title, draft, marks}) => {
    const now = after.get(title);
    if (!now) throw new Error('It was not read.');
    expect(now.flaws).toEqual([]);
    const pages = states.compare(before, now, draft.renamed);
    const found = new Map(pages.map((page) => [page.path, page]));
    let asserted = Object.keys(marks).length;
    for (const {path, before: was, now: is, marked} of pages) {
      const {unmarked, wrong, marks: count} = secondOpinion(was, is, marked);
      expect({path, unmarked, wrong}).toEqual({path, unmarked: [], wrong: []});
      asserted += count;
    }
    for (const [path, kinds] of Object.entries(marks)) {
      const page = found.get(path);
      expect({path, kinds: page ? kindsOf(page.marked) : []}).toEqual({path, kinds});
    }
    expect({asserted, isSaid: asserted > 0}).toMatchObject({isSaid: true});
  });
});
