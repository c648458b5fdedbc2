/** Pages of a preview that stand still: as they were, and with their changes marked. They run no script of the site. */
import {parse, serialize} from 'parse5';
import type {Site} from '../../../content/kinds/site';
import {elementsIn, type BuiltPage} from '../../after-build/page';
import type {Output} from '../../after-build/output';
import {alarm} from '../../docusaurus/alarm';
import {BEFORE_PATH, below, MARKED_PATH} from '../paths';
import {markChanges} from './mark';
import {attributeOf, element, insertBefore, isElement, setAttribute, type Element} from './nodes';
import {makeStill, ownFiles, stillStyles, type Document} from './still';

interface Task {
  now: readonly BuiltPage[];
  /** The pages as they were, at the addresses that they have in the preview. */
  before: readonly BuiltPage[];
  words: Site['preview'];
  output: Output;
}

/**
 * Writes for each page that was different the page as it was, and the page now with its changes marked. The page now gets
 * the script that leads to the same place in the others.
 */
export async function writeStills({now, before, words, output}: Task): Promise<void> {
  const {script, tags} = await ownFiles(output);
  const styles = stillStyles(output);
  const finish = (page: Document, state: string, line?: string) => {
    makeStill(page, styles, tags);
    showState(page, state, line);
  };
  const were = new Map(before.map((page) => [page.path.slice(BEFORE_PATH.length) || '/', page.finished()]));
  for (const built of now) {
    const {path} = built;
    const html = built.finished();
    const was = were.get(path);
    const page = parse(html);
    const isNew = was === undefined;
    if (!isListed(page, MARKED_PATH)) continue;
    built.insertInHead(`<script src="${script}" defer></script>`);
    const count = isNew ? 0 : markChanges(bodyOf(page), bodyOf(parse(was)), words);
    finish(page, MARKED_PATH, isNew ? words.isNew : count === 0 ? words.nothing : undefined);
    write(output, below(MARKED_PATH, path), page);
  }
  for (const [path, html] of were) {
    const page = parse(html);
    const isGone = !now.some((one) => one.path === path);
    finish(page, BEFORE_PATH, isGone ? words.isGone : undefined);
    write(output, below(BEFORE_PATH, path), page);
    if (isGone) write(output, path, page);
  }
}

function bodyOf(page: Document): Element {
  const found = elementsIn(page).find((one) => attributeOf(one, 'id') === '__docusaurus');
  if (!found) throw alarm('draws its pages into an element with the id __docusaurus', 'template.ts');
  return found;
}

const write = (output: Output, path: string, page: Document) => output.write(`${path}.html`, serialize(page));

/** The control of the ribbon, which the page brings as it stands in the page now. */
const STATES = 'data-states';

const isListed = (page: Document, state: string): boolean =>
  elementsIn(page).some(
    (one) =>
      (attributeOf(one, 'href') ?? '').startsWith(state) &&
      attributeOf(one.parentNode as Element, STATES) !== undefined,
  );

function showState(page: Document, state: string, line?: string): void {
  const control = elementsIn(page).find((one) => attributeOf(one, STATES) !== undefined);
  if (!control) return;
  for (const link of control.childNodes.filter(isElement)) {
    const isCurrent = attributeOf(link, 'href')?.startsWith(state);
    link.attrs = link.attrs.filter(({name}) => name !== 'aria-current');
    if (isCurrent) setAttribute(link, 'aria-current', 'page');
  }
  if (line !== undefined) insertBefore(control, element('span', {}, [line]), undefined);
}
