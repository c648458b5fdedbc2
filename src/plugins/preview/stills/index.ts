/** Pages of a preview that stand still: as they were, and with their changes marked. They run no script of the site. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {experiments} from '@rspack/core';
import {parse, serialize} from 'parse5';
import type {Site} from '../../../content/kinds/site';
import {elementsIn, type BuiltPage} from '../../after-build/page';
import type {Output} from '../../after-build/output';
import {alarm} from '../../docusaurus/alarm';
import {hashOf} from '../../hash';
import {BEFORE_PATH, below, MARKED_PATH} from '../paths';
import {markChanges} from './mark';
import {attributeOf, element, insertBefore, isElement, setAttribute, type Element} from './nodes';

interface Task {
  now: readonly BuiltPage[];
  /** The pages as they were, at the addresses that they have in the preview. */
  before: readonly BuiltPage[];
  words: Site['preview'];
  output: Output;
}

/** With scripts as without them: a page that stands still shows what it shows to somebody without JavaScript. */
const WITHOUT_SCRIPTS = [
  [/\(scripting:\s*none\)/g, '(min-width:0)'],
  [/\(scripting:\s*enabled\)/g, '(max-width:0)'],
] as const;

/** Writes for each page that was different the page as it was, and the page now with its changes marked. */
export async function writeStills({now, before, words, output}: Task): Promise<void> {
  const own = await ownFiles(output);
  const styles = stillStyles(output);
  const finish = (page: Element, state: string, line?: string) => {
    makeStill(page, styles, own);
    showState(page, state, line);
  };
  const were = new Map(before.map((page) => [page.path.slice(BEFORE_PATH.length) || '/', page.finished()]));
  for (const built of now) {
    const {path} = built;
    const html = built.finished();
    const was = were.get(path);
    const page = documentOf(html);
    const isNew = was === undefined;
    if (isNew && !isListed(page, MARKED_PATH)) continue;
    const count = isNew ? 0 : markChanges(bodyOf(page), bodyOf(documentOf(was)), words);
    finish(page, MARKED_PATH, isNew ? words.isNew : count === 0 ? words.nothing : undefined);
    write(output, below(MARKED_PATH, path), page);
  }
  for (const [path, html] of were) {
    const page = documentOf(html);
    const isGone = !now.some((one) => one.path === path);
    finish(page, BEFORE_PATH, isGone ? words.isGone : undefined);
    write(output, below(BEFORE_PATH, path), page);
    if (isGone) write(output, path, page);
  }
}

const documentOf = (html: string): Element => parse(html) as unknown as Element;

function bodyOf(page: Element): Element {
  const found = elementsIn(page).find((one) => attributeOf(one, 'id') === '__docusaurus');
  if (!found) throw alarm('draws its pages into an element with the id __docusaurus', 'template.ts');
  return found;
}

const write = (output: Output, path: string, page: Element) => output.write(`${path}.html`, serialize(page));

/** The script and the styles of these pages alone. */
async function ownFiles(output: Output): Promise<Element[]> {
  const script = readFileSync(join(__dirname, 'browser.ts'), 'utf8');
  const options = {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}, minify: true} as const;
  const {code} = await experiments.swc.transform(script, {filename: 'browser.ts', ...options});
  const css = readFileSync(join(__dirname, 'styles.css'), 'utf8');
  const [src, href] = [`/assets/js/changes.${hashOf(code)}.js`, `/assets/css/changes.${hashOf(css)}.css`];
  output.write(src, code);
  output.write(href, css);
  return [element('link', {rel: 'stylesheet', href}), element('script', {src, defer: ''})];
}

/** @returns for the address of a style sheet that of the same without scripts. */
function stillStyles(output: Output): (address: string) => string {
  const known = new Map<string, string>();
  return (address) => {
    const found = known.get(address);
    if (found !== undefined) return found;
    const css = readFileSync(join(output.folder, address), 'utf8');
    const still = WITHOUT_SCRIPTS.reduce((text, [from, to]) => text.replace(from, to), css);
    const name = address.replace(/[^/]*$/, `still.${hashOf(still)}.css`);
    output.write(name, still);
    known.set(address, name);
    return name;
  };
}

function makeStill(page: Element, styles: (address: string) => string, own: Element[]): void {
  for (const one of elementsIn(page)) {
    const rel = attributeOf(one, 'rel');
    const href = attributeOf(one, 'href') ?? '';
    const isScript = one.tagName === 'script' || (one.tagName === 'link' && href.endsWith('.js'));
    const parent = one.parentNode as Element;
    if (isScript) parent.childNodes = parent.childNodes.filter((child) => child !== one);
    else if (one.tagName === 'link' && rel === 'stylesheet') setAttribute(one, 'href', styles(href));
  }
  const head = elementsIn(page).find(({tagName}) => tagName === 'head');
  for (const file of own) if (head) insertBefore(head, {...file}, undefined);
}

/** The control of the ribbon, which the page brings as it stands in the page now. */
const STATES = 'data-states';

const isListed = (page: Element, state: string): boolean =>
  elementsIn(page).some(
    (one) =>
      (attributeOf(one, 'href') ?? '').startsWith(state) &&
      attributeOf(one.parentNode as Element, STATES) !== undefined,
  );

function showState(page: Element, state: string, line?: string): void {
  const control = elementsIn(page).find((one) => attributeOf(one, STATES) !== undefined);
  if (!control) return;
  for (const link of control.childNodes.filter(isElement)) {
    const isCurrent = attributeOf(link, 'href')?.startsWith(state);
    link.attrs = link.attrs.filter(({name}) => name !== 'aria-current');
    if (isCurrent) setAttribute(link, 'aria-current', 'page');
  }
  if (line !== undefined) insertBefore(control, element('span', {}, [line]), undefined);
}
