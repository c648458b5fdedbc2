/** Writes static snapshots for a preview: earlier pages, and pages with highlights. They run no script of the site. */
import {readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import logger from '@docusaurus/logger';
import {JSDOM} from 'jsdom';
import {experiments} from '@rspack/core';
import type {Site} from '../../../site/page-types';
import type {ReportSentence} from '../../../cms/report/page-sentences';
import {createElement} from '../../../cms/highlight/flags';
import {CHANGE_ID_PREFIX, highlightPage} from '../../../cms/highlight/highlight';
import {SENTENCE_ANCHOR} from '../../../cms/highlight/sentences';
import {HOME} from '../../../shared/addresses';
import type {BuiltPage} from '../../output/page';
import type {Output} from '../../output/output';
import {assertUpstream} from '../../assert-upstream';
import {BEFORE_PATH, pathBelow, HIGHLIGHTED_PATH} from '../paths';
import {addSliders} from '../../../cms/highlight/slider';
import {withoutScripting} from '../../../cms/highlight/without-scripting';
import {hashOf} from '../../../node/disk';

const parser = new new JSDOM().window.DOMParser();
const parse = (html: string): Document => parser.parseFromString(html, 'text/html');

async function writeScriptAndStyles(output: Output) {
  const source = addSliders.toString() + readFileSync(join(__dirname, 'browser.ts'), 'utf8');
  const options = {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}, minify: true} as const;
  const {code} = await experiments.swc.transform(source, {filename: 'browser.ts', ...options});
  const css = readFileSync(require.resolve('../../../cms/highlight/styles.css'), 'utf8');
  const [script, href] = [`/assets/js/changes.${hashOf(code)}.js`, `/assets/css/changes.${hashOf(css)}.css`];
  output.write(script, code);
  output.write(href, css);
  return {script, tags: `<link rel="stylesheet" href="${href}"><script src="${script}" defer></script>`};
}

function makeSnapshot(page: Document, output: Output, pageAddress: string): void {
  for (const script of page.querySelectorAll('script, link[href$=".js"]')) script.remove();
  for (const link of page.querySelectorAll('link[rel="stylesheet"]')) {
    const address = link.getAttribute('href') ?? '';
    const css = readFileSync(join(output.folder, address), 'utf8');
    // A snapshot looks as the page does without JavaScript.
    const still = withoutScripting(css);
    const copy = `${posix.dirname(address)}/still.${hashOf(still)}.css`;
    output.write(copy, still);
    link.setAttribute('href', copy);
  }
  page.head.insertAdjacentHTML('beforeend', pageAddress);
}

interface Task {
  now: readonly BuiltPage[];
  /** The earlier pages, at their addresses in the preview. */
  before: readonly BuiltPage[];
  /** The former addresses that redirect to a current page. */
  redirects: ReadonlySet<string>;
  labels: Site['preview'];
  sentences: readonly ReportSentence[];
  output: Output;
}

interface HighlightedPage {
  path: string;
  page: Document;
  count: number;
}

/**
 * Writes two snapshots of each changed page: the earlier one, and the current one with highlights. The page itself gets
 * the script that opens these two at the same place.
 */
export async function writeSnapshots({now, before, redirects, labels, sentences, output}: Task): Promise<void> {
  const {script, tags} = await writeScriptAndStyles(output);
  const were = new Map(before.map((page) => [page.path.slice(BEFORE_PATH.length) || HOME, page.finished()]));
  const highlighted: HighlightedPage[] = [];
  /** The first page that highlights the change of each sentence. */
  const reportedOn = new Map<ReportSentence, string>();
  for (const built of now) {
    const {path} = built;
    const html = built.finished();
    built.insertInHead(`<script src="${script}" defer></script>`);
    if (!html.includes(STATES)) continue;
    const {page, count, reported, message} = comparePage(html, were.get(path), {path, labels, sentences});
    for (const sentence of reported) if (!reportedOn.has(sentence)) reportedOn.set(sentence, path);
    makeSnapshot(page, output, tags);
    showState(page, HIGHLIGHTED_PATH, message);
    highlighted.push({path, page, count});
  }
  linkHighlights(highlighted.filter(({count}) => count > 0));
  const home = highlighted.find(({path}) => path === HOME);
  const control = home && controlOf(home.page);
  for (const sentence of sentences) {
    if (!control || sentence.path !== undefined || reportedOn.get(sentence) === HOME) continue;
    const page = reportedOn.get(sentence);
    const id = `${SENTENCE_ANCHOR}${sentence.number}`;
    const href = page === undefined ? undefined : `${pathBelow(HIGHLIGHTED_PATH, page)}#${id}`;
    const text = href === undefined ? sentence.text : createElement(control, 'a', {href}, sentence.text);
    control.append(createElement(control, 'span', {id}, text));
  }
  for (const {path, page} of highlighted) write(output, pathBelow(HIGHLIGHTED_PATH, path), page);
  for (const [path, html] of were) {
    const page = parse(html);
    const isGone = !now.some((item) => item.path === path);
    makeSnapshot(page, output, tags);
    showState(page, BEFORE_PATH, isGone ? labels.isGone : undefined);
    write(output, pathBelow(BEFORE_PATH, path), page);
    if (isGone && !redirects.has(path)) write(output, path, page);
  }
}

interface ComparedPage {
  page: Document;
  count: number;
  reported: Iterable<ReportSentence>;
  /** The line for a page without highlights. */
  message?: string;
}

/** A page that cannot be compared says so, and does not stop the preview of the others. */
export function comparePage(
  html: string,
  was: string | undefined,
  options: Pick<Task, 'labels' | 'sentences'> & {path: string},
): ComparedPage {
  const {path, labels} = options;
  const page = parse(html);
  if (was === undefined) return {page, count: 0, reported: [], message: labels.isNew};
  try {
    const found = highlightPage(bodyOf(page), bodyOf(parse(was)), options);
    return {page, ...found, message: found.count === 0 ? labels.nothing : undefined};
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    logger.warn(`The preview of ${path} shows no highlights. ${reason}`);
    return {page: parse(html), count: 0, reported: [], message: labels.notCompared};
  }
}

/** Links the last highlight of each page to the next page with highlights, and the first to the previous page. */
function linkHighlights(highlighted: readonly HighlightedPage[]): void {
  for (const [index, {page}] of highlighted.entries()) {
    const control = controlOf(page);
    const [next, previous] = [highlighted[(index + 1) % highlighted.length], highlighted.at(index - 1)];
    if (!control || !next || !previous) continue;
    const ways = {
      '1': `${pathBelow(HIGHLIGHTED_PATH, next.path)}#${CHANGE_ID_PREFIX}1`,
      '-1': `${pathBelow(HIGHLIGHTED_PATH, previous.path)}#${CHANGE_ID_PREFIX}${previous.count}`,
    };
    for (const link of control.children) {
      const target = ways[link.getAttribute('data-step') as keyof typeof ways];
      if (target) link.setAttribute('href', target);
    }
  }
}

function bodyOf(page: Document) {
  const found = page.getElementById('__docusaurus');
  assertUpstream(found, 'renders its pages into an element with the id __docusaurus', 'preview/snapshots/index.ts');
  return found;
}

const write = (output: Output, path: string, page: Document) =>
  output.for(`the snapshot of ${path}`).replace(`${path}.html`, `<!DOCTYPE html>${page.documentElement.outerHTML}`);

/** Marks the control in the preview bar, which only changed pages have. */
const STATES = 'data-states';

const controlOf = (page: Document): Element | null => page.querySelector(`[${STATES}]`);

function showState(page: Document, state: string, line?: string): void {
  const control = controlOf(page);
  for (const link of control?.querySelectorAll(':scope > :not([data-step])') ?? []) {
    link.removeAttribute('aria-current');
    if (link.getAttribute('href')?.startsWith(state)) link.setAttribute('aria-current', 'page');
  }
  if (line !== undefined) control?.append(createElement(control, 'span', {}, line));
}
