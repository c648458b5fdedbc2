/** The pages on which each of some edits shows, with their changes marked. */
import {parse} from 'parse5';
import {attribute, elementsIn, type Element} from '../../src/plugins/output/page';
import type {Edit} from './edits/edit';
import {rootOf, States, type PagePair} from './states';

/** The kinds of the marks to which the steps lead, in the order of the page. */
const kindsOf = (html: string): string[] =>
  elementsIn(parse(html)).flatMap((one) => {
    if (!/^change-\d+$/.test(attribute(one, 'id') ?? '')) return [];
    for (let at = one; ; at = at.parentNode as typeof one) {
      const kind = attribute(at, 'data-mark');
      if (kind !== undefined) return kind;
    }
  });

const isOf = (node: Element, name: string) => attribute(node, 'class')?.split(' ').includes(name) === true;

/** What an element says, without what is left out. */
export const wordsOf = (node: Element, isLeft: (one: Element) => boolean = () => false): string =>
  node.childNodes
    .map((child) =>
      'value' in child ? child.value : 'tagName' in child && !isLeft(child) ? wordsOf(child, isLeft) : '',
    )
    .join('');

type Labels = Whole['site']['preview'];

/** Letters of a page as it was before its marks, or is now; what moved is once there, where it stands now. */
function lettersOf(html: string, {inserted, deleted, movedAway}: Labels, state: 'before' | 'now'): string {
  const away = movedAway.split('{', 1)[0] ?? '';
  const isMovedAway = (node: Element) =>
    elementsIn(node).some((one) => isOf(one, 'preview-flag') && wordsOf(one).startsWith(away));
  const isLeft = (node: Element) => {
    const mark = attribute(node, 'data-mark');
    // A choice is told beside its field.
    if (node.tagName === 'option') return true;
    if (
      isOf(node, 'preview-flag') ||
      (isOf(node, 'srOnly') && [`${inserted}: `, `${deleted}: `].includes(wordsOf(node)))
    )
      return true;
    if (state === 'now') return node.tagName === 'del' || isOf(node, 'preview-before') || mark === 'removed';
    const isNew = node.tagName === 'ins' || isOf(node, 'preview-now') || mark === 'added';
    return isNew || (mark === 'removed' && isMovedAway(node));
  };
  return wordsOf(rootOf(html).root, isLeft).replace(/\s/g, '');
}

const sorted = (letters: string) => [...letters].sort().join('');

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

  /**
   * Asserts the marks that an edit names, and on each page that without what is gone it is the page now, and without
   * what is new the page before. @returns the pages that look different
   */
  pagesOf(edit: Edit): PagePair[] {
    const now = this.after.get(edit);
    if (!now) throw new Error('It was not read.');
    expect(now.flaws).toEqual([]);
    const pages = this.states.compare(this.before, now, edit.draft.renamed);
    const marked = edit.marks.map(([path]) => pages.find((page) => page.path === path)?.marked);
    expect(marked.map((html) => (html ? kindsOf(html) : []))).toEqual(edit.marks.map(([, kinds]) => kinds));
    const {preview} = now.site;
    for (const {path, before, now: is, marked: page} of pages) {
      expect([path, lettersOf(page, preview, 'now')]).toEqual([path, lettersOf(is, preview, 'now')]);
      const [was, without] = [before, page].map((html) => sorted(lettersOf(html, preview, 'before')));
      expect([path, without]).toEqual([path, was]);
    }
    return pages;
  }
}
