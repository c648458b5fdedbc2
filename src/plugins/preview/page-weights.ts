/** Says in the ribbon what each page that changed weighs, now and before. */
import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {textAt} from '../../node/git';
import {currentContent} from '../../node/load';
import {bodyOf} from '../../content/read';
import type {Site} from '../../content/kinds';
import type {Output} from '../output/output';
import {attribute, type BuiltPage} from '../output/page';
import {dataFile, SITE_DATA, type DataFile} from '../data/data-files';
import {pagesBefore} from './before';
import {BEFORE_PATH, below} from './paths';
import {compared} from './compared';
import {stampedData} from './stamped-data';
import {compressed, weighContents, weighHead, weightLine} from './weights';

/** What the code of each page weighs, as the tests hold it within 3 % more and 6 % less. */
const RECORD = 'src/plugins/preview/code-weights.json';
const Recorded = z.record(z.string(), z.number());
type Recorded = z.infer<typeof Recorded>;

interface Task {
  now: readonly BuiltPage[];
  /** The pages as they were, at the addresses that they have in the preview. */
  before: readonly BuiltPage[];
  site: Site;
  /** The address of the font that all pages begin with. */
  font: string;
  /** With all pictures in it. */
  output: Output;
}

/**
 * Puts the weights into the ribbon of every page. The code counts as it is recorded, here and at the commit with which
 * the preview is compared, because the code of a preview holds its ribbon as well; the rest is measured from this build.
 */
export async function tellWeights({now, before, site, font, output}: Task): Promise<void> {
  const {base, pages} = compared() ?? {};
  if (base === undefined || !pages) return;
  const sizeOf = sizesIn(output);
  const codeNow = recordIn(readFileSync(RECORD, 'utf8')) ?? {};
  const codeBefore = recordIn(textAt(base, RECORD)) ?? codeNow;
  const [{files}, {sources}, was] = await Promise.all([stampedData(), currentContent(), pagesBefore()]);
  const lines = new Map<string, string>();
  for (const {path, file, kind} of pages) {
    const page = now.find((one) => one.path === path);
    if (path === undefined || !page) continue;
    // A page as it was has no head of its own: what search engines are told stands on the page of now alone.
    const head = weighHead(page);
    const text = sources.find((source) => source.file === file)?.text;
    const weight =
      head + codeOf(codeNow, path) + sizeOf(font) + weighContents(page, scriptText(files, path, text), sizeOf);
    const old = kind === 'added' ? undefined : was?.pages.find(({at}) => at === path);
    const oldPage = before.find((one) => one.path === below(BEFORE_PATH, path));
    const oldWords = old && scriptText(was?.files ?? [], old.path, old.file && textAt(base, old.file.name));
    const oldWeight =
      old &&
      oldPage &&
      head + codeOf(codeBefore, old.path) + sizeOf(font) + weighContents(oldPage, oldWords ?? '', sizeOf);
    lines.set(path, weightLine(site, weight, oldWeight));
  }
  for (const page of [...now, ...before]) writeLines(page, lines);
}

function writeLines(page: BuiltPage, lines: ReadonlyMap<string, string>): void {
  for (const place of page.elements('span')) {
    const line = lines.get(attribute(place, 'data-weight') ?? '');
    if (line !== undefined) page.insertInto(place, line);
  }
}

/** @returns what the scripts of a page say: its own data, those of the frame, and its body. */
function scriptText(files: readonly DataFile[], path: string, text = ''): string {
  const data = files.filter(({name}) => name === SITE_DATA || name === dataFile(path));
  return JSON.stringify(data) + bodyOf(text);
}

/** A page without a record, such as a new one, counts as the heaviest that has one. */
const codeOf = (record: Recorded, path: string): number => record[path] ?? Math.max(0, ...Object.values(record));

function recordIn(text: string): Recorded | undefined {
  try {
    return Recorded.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** @returns what a file weighs on its way; pictures of text are compressed by the host. */
function sizesIn({folder}: Output): (address: string) => number {
  const known = new Map<string, number>();
  return (address) => {
    const file = join(folder, address);
    const size =
      known.get(address) ?? (address.endsWith('.svg') ? compressed(readFileSync(file)) : statSync(file).size);
    known.set(address, size);
    return size;
  };
}
