import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {sentence, type Flaw} from '../../src/content/base/flaw';
import {SITE_FILE} from '../../src/content/base/paths';
import {readContent} from '../../src/content/check/content';
import {unusedFlaws} from '../../src/content/check/unused-files';
import {thisMachine} from '../../src/node/load';
import {pageFiles, projectFiles} from '../../src/node/project-files';
import {Copy} from './copy';
import {edited, hostileEdits, loaderIn, type Edit} from './hostile';

/** The whole site is built once more. */
const BUILD_MS = 300_000;

const pages = new Map(pageFiles().map((file) => [file, readFileSync(file, 'utf8')]));

/** @returns the pages with all changes in them. */
function withEdits(edits: readonly Edit[]): Map<string, string> {
  const of = (file: string) => edits.filter((edit) => edit.file === file);
  return new Map([...pages].map(([file, text]) => [file, edited(text, of(file))]));
}

/** @returns those changes that the check passes when all of them are made at once. */
async function passed(edits: readonly Edit[]): Promise<Edit[]> {
  const texts = withEdits(edits);
  const bytes = [...texts, [SITE_FILE, readFileSync(SITE_FILE, 'utf8')] as const].map(
    ([file, text]) => [file, Buffer.from(text)] as const,
  );
  const content = await readContent(new Map(bytes), projectFiles(), thisMachine);
  // A picture may be unused because of another flaw, which goes first.
  const flaws = content.flaws.length > 0 ? content.flaws : unusedFlaws(content);
  if (flaws.length === 0) return [...edits];
  const blamed = new Set(flaws.map((flaw) => blame(flaw, texts.get(flaw.file) ?? '', edits)));
  return passed(edits.filter((edit) => !blamed.has(edit)));
}

/** @returns the change that a flaw speaks of: the nearest one at its line or above. */
function blame(flaw: Flaw, text: string, edits: readonly Edit[]): Edit {
  const above = text.split('\n').slice(0, flaw.line).reverse();
  for (const line of above) {
    const edit = edits.find(({file, mark}) => file === flaw.file && line.includes(mark));
    if (edit) return edit;
  }
  throw new Error(`No change has led to this: ${sentence(flaw)}`);
}

/** @returns the files of a built site by their names without what follows from their contents. */
const namesIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) =>
      name
        .replaceAll('\\', '/')
        .replace(/^(assets\/edit\/)\d+/, '$1x')
        .replace(/[0-9a-f]{8,}/g, 'x'),
    );

test('Hostile contents that the check passes build, run no code and publish no file', async () => {
  test.setTimeout(BUILD_MS);
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  const loader = join(outside, 'loader.js');
  const {code, trace} = loaderIn(outside);
  writeFileSync(loader, code);
  const hostile = hostileEdits(loader, trace);
  const edits = await passed(hostile);
  expect(edits.length).toBeGreaterThan(0);
  expect(edits.length).toBeLessThan(hostile.length);

  const copy = new Copy();
  try {
    for (const [file, text] of withEdits(edits)) writeFileSync(join(copy.folder, file), text);
    const site = copy.build('site', {});
    expect(existsSync(trace), 'code of a page was run').toBe(false);
    const known = new Set(namesIn('build'));
    expect(namesIn(site).filter((name) => !known.has(name))).toEqual([]);
  } finally {
    copy.remove();
    rmSync(outside, {recursive: true});
  }
});
