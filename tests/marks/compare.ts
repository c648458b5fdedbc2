/** The pages on which each of some edits shows, with their changes marked. */
import {parse} from 'parse5';
import {attribute, elementsIn} from '../../src/plugins/output/page';
import type {Edit} from './edits/edit';
import {States, type PagePair} from './states';

/** The kinds of the marks to which the steps lead, in the order of the page. */
const kindsOf = (html: string): string[] =>
  elementsIn(parse(html)).flatMap((one) => {
    if (!/^change-\d+$/.test(attribute(one, 'id') ?? '')) return [];
    for (let at = one; ; at = at.parentNode as typeof one) {
      const kind = attribute(at, 'data-mark');
      if (kind !== undefined) return kind;
    }
  });

type Whole = Awaited<ReturnType<States['read']>>;

/** The site before and after each edit. */
export class Comparison {
  readonly states = new States();
  private readonly after = new Map<Edit, Whole>();
  before!: Whole;

  async read(edits: readonly Edit[]): Promise<void> {
    this.before = await this.states.read(new Map());
    for (const edit of edits) this.after.set(edit, await this.states.read(edit.draft.changes));
    this.states.compile(this.before, ...this.after.values());
  }

  /** Asserts the marks that an edit names. @returns the pages that look different */
  pagesOf(edit: Edit): PagePair[] {
    const now = this.after.get(edit);
    if (!now) throw new Error('It was not read.');
    expect(now.flaws).toEqual([]);
    const pages = this.states.compare(this.before, now, edit.draft.renamed);
    const marked = edit.marks.map(([path]) => pages.find((page) => page.path === path)?.marked);
    expect(marked.map((html) => (html ? kindsOf(html) : []))).toEqual(edit.marks.map(([, kinds]) => kinds));
    return pages;
  }
}
