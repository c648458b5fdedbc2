/** What makes a built page stand still. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {experiments} from '@rspack/core';
import type {DefaultTreeAdapterMap} from 'parse5';
import {attribute, elementsIn} from '../../output/page';
import type {Output} from '../../output/output';
import {hashOf} from '../../hash';
import {addSliders} from '../../../cms/highlight/slider';
import {element, insertBefore, setAttribute, type Element} from '../../../cms/highlight/tree';

export type Document = DefaultTreeAdapterMap['document'];

/** With scripts as without them: a page that stands still shows what it shows to somebody without JavaScript. */
const WITHOUT_SCRIPTS = [
  [/\(scripting:\s*none\)/g, '(min-width:0)'],
  [/\(scripting:\s*enabled\)/g, '(max-width:0)'],
] as const;

/** Writes the script and the styles of these pages. @returns the address of the script, and the tags for a head */
export async function ownFiles(output: Output): Promise<{script: string; tags: Element[]}> {
  const source = addSliders.toString() + readFileSync(join(__dirname, 'browser.ts'), 'utf8');
  const options = {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}, minify: true} as const;
  const {code} = await experiments.swc.transform(source, {filename: 'browser.ts', ...options});
  const css = readFileSync(require.resolve('../../../cms/highlight/styles.css'), 'utf8');
  const [script, href] = [`/assets/js/changes.${hashOf(code)}.js`, `/assets/css/changes.${hashOf(css)}.css`];
  output.write(script, code);
  output.write(href, css);
  return {script, tags: [element('link', {rel: 'stylesheet', href}), element('script', {src: script, defer: ''})]};
}

/** @returns for the address of a style sheet that of the same without scripts. */
export function snapshotStyles(output: Output): (address: string) => string {
  const known = new Map<string, string>();
  return (address) => {
    const found = known.get(address);
    if (found !== undefined) return found;
    const css = readFileSync(join(output.folder, address), 'utf8');
    const still = WITHOUT_SCRIPTS.reduce((text, [from, to]) => text.replace(from, to), css);
    const name = `${address.slice(0, address.lastIndexOf('/'))}/still.${hashOf(still)}.css`;
    output.write(name, still);
    known.set(address, name);
    return name;
  };
}

/** Takes the scripts of the site out of a page, and lets its styles show what they hide from those who have scripts. */
export function makeSnapshot(page: Document, styles: (address: string) => string, own: Element[]): void {
  for (const item of elementsIn(page)) {
    const rel = attribute(item, 'rel');
    const href = attribute(item, 'href') ?? '';
    const isScript = item.tagName === 'script' || (item.tagName === 'link' && href.endsWith('.js'));
    const parent = item.parentNode as Element;
    if (isScript) parent.childNodes = parent.childNodes.filter((child) => child !== item);
    else if (item.tagName === 'link' && rel === 'stylesheet') setAttribute(item, 'href', styles(href));
  }
  const head = elementsIn(page).find(({tagName}) => tagName === 'head');
  for (const file of own) if (head) insertBefore(head, {...file}, undefined);
}
