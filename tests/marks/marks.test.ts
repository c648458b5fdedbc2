import {parse} from 'parse5';
import {attribute, elementsIn} from '../../src/plugins/after-build/page';
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

/** Of the ninety edits, so many have to be tried whatever staff have changed. */
const ENOUGH = 60;

describe('Marked shows every difference that a reader can see, and nothing else', () => {
  const states = new States();
  let before: Awaited<ReturnType<States['read']>>;
  const lawful: string[] = [];
  const after = new Map<string, Awaited<ReturnType<States['read']>>>();

  beforeAll(async () => {
    before = await states.read(new Map());
    for (const {title, draft} of edits) after.set(title, await states.read(draft.changes));
    states.compile(
      before,
      edits.flatMap(({title, draft: {renamed}}) => {
        const now = after.get(title);
        return now ? [{now, renamed}] : [];
      }),
    );
  }, 120_000);

  // Staff may change what an edit is about; one that the check then refuses is passed over.
  it.each(edits)('$title', ({title, draft, marks}) => {
    const now = after.get(title);
    if (!now) throw new Error('It was not read.');
    if (now.flaws.length > 0) return;
    lawful.push(title);
    const pages = states.compare(before, now, draft.renamed);
    const found = new Map(pages.map((page) => [page.path, page]));
    for (const {path, before: was, now: is, marked} of pages) {
      const {unmarked, wrong} = secondOpinion(was, is, marked);
      expect({path, unmarked, wrong}).toEqual({path, unmarked: [], wrong: []});
    }
    for (const [path, kinds] of Object.entries(marks)) {
      const page = found.get(path);
      expect({path, kinds: page ? kindsOf(page.marked) : []}).toEqual({path, kinds});
    }
  });

  it('for at least sixty edits that the pages as they are allow', () => {
    expect(lawful.length).toBeGreaterThanOrEqual(ENOUGH);
  });
});
