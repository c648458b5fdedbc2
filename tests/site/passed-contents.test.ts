import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes} from 'parse5';
import {fileFlaws} from '../../src/content/check/files';
import {unusedFlaws} from '../../src/content/check/unused-files';
import {readContent} from '../../src/content/check/content';
import {sentence, type Flaw} from '../../src/content/base/flaw';
import {pageFiles, projectFiles} from '../../src/node/project-files';
import {thisMachine} from '../../src/node/load';
import {SITE_FILE} from '../../src/content/base/paths';
import {Copy} from './copy';
import {edited, generate, type Edit} from './generated';
import {TODAY, topOf} from './listed';
import {HOSTILE_FILES, HOSTILE_LINKS, hostileEdits, loaderIn} from './hostile';

const SEED = Number(process.env.SEED ?? 2026);
/** The rest is what the check refuses; with fewer the test would say little. */
const LEAST_SHARE = 0.6;

const pages = new Map(pageFiles().map((file) => [file, readFileSync(file, 'utf8')]));

/** Whether it changes what pages show today: neither what waits for its day nor what is over, nor words of the tests. */
function isShown({file, change}: Edit): boolean {
  const page = topOf<Record<string, unknown>>(file);
  const [field = '', index = ''] = 'path' in change ? change.path.map(String) : [];
  // No tests are known of the program in a copy.
  if (field === 'statementWords' && index !== 'words') return false;
  const entry = (page[field] as Record<string, unknown> | undefined)?.[index];
  return [page, entry].every((one) => {
    const {publishFrom, closes} = (one ?? {}) as {publishFrom?: string; closes?: string};
    return !(publishFrom && publishFrom > TODAY) && !(closes && closes < TODAY);
  });
}

/** @returns the pages with all changes in them. */
const withEdits = (edits: readonly Edit[]) =>
  new Map(
    [...pages].map(([file, text]) => [
      file,
      edited(
        text,
        edits.filter((edit) => edit.file === file),
      ),
    ]),
  );

/** @returns those changes that the check passes when all of them are made at once. */
async function passed(edits: readonly Edit[]): Promise<Edit[]> {
  const texts = withEdits(edits);
  const bytes = new Map(
    [...texts, [SITE_FILE, readFileSync(SITE_FILE, 'utf8')] as const].map(([file, text]) => [file, Buffer.from(text)]),
  );
  const content = await readContent(bytes, projectFiles(), thisMachine);
  // A picture may be unused because of another flaw, which goes first.
  const flaws = content.flaws.length > 0 ? content.flaws : unusedFlaws(content);
  if (flaws.length === 0) return [...edits];
  const blamed = new Set(flaws.map((flaw) => blame(flaw, texts.get(flaw.file) ?? '', edits)));
  return passed(edits.filter((edit) => !blamed.has(edit)));
}

const fieldOf = ({file, change}: Edit) => ('path' in change ? [file, ...change.path].join(' ') : undefined);

const isOfOneField = (one: Edit, other: Edit) => fieldOf(one) !== undefined && fieldOf(one) === fieldOf(other);

/** @returns the change that a flaw speaks of: the nearest one at its line or above. */
function blame(flaw: Flaw, text: string, edits: readonly Edit[]): Edit {
  const above = text.split('\n').slice(0, flaw.line).reverse();
  for (const line of above) {
    const edit = edits.find(({file, mark}) => file === flaw.file && mark !== undefined && line.includes(mark));
    if (edit) return edit;
  }
  throw new Error(`No change has led to this: ${sentence(flaw)}`);
}

/** @returns everything that a page says to people, in its words and in its attributes. */
function wordsOf(node: DefaultTreeAdapterTypes.Node): string {
  if (tree.isTextNode(node)) return node.value;
  const own = tree.isElementNode(node) ? node.attrs.map(({value}) => ` ${value} `) : [];
  return [...own, ...('childNodes' in node ? node.childNodes.map(wordsOf) : [])].join('');
}

/** @returns the files of a built site by their names without what follows from their contents. */
const namesIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .map((name) =>
      name
        .replace(/^pagefind\/(fragment|index)\/\w+/, 'pagefind/$1/x')
        .replace(/^(assets\/edit\/)\d+/, '$1x')
        .replace(/[0-9a-f]{8,}/g, 'x'),
    );

test(`Whatever the check passes, builds, and runs no code (seed ${SEED})`, async () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  const loader = join(outside, 'loader.js');
  const {code, trace} = loaderIn(outside);
  writeFileSync(loader, code);
  const hostile = hostileEdits(loader, trace);
  const generated = generate(pages, SEED).filter(
    (edit) => isShown(edit) && !hostile.some((other) => isOfOneField(edit, other)),
  );
  const edits = await passed([...generated, ...hostile]);
  expect(generated.filter((edit) => edits.includes(edit)).length / generated.length).toBeGreaterThan(LEAST_SHARE);

  const copy = new Copy();
  try {
    for (const [file, text] of withEdits(edits)) writeFileSync(join(copy.folder, file), text);
    const site = copy.build('site', {});
    expect(existsSync(trace), 'code of a page was run').toBe(false);
    const known = new Set(namesIn('build'));
    expect(namesIn(site).filter((name) => !known.has(name))).toEqual([]);

    const html = readdirSync(site, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'));
    const said = html.map((name) => wordsOf(parse(readFileSync(join(site, name), 'utf8')))).join('\n');
    const lost = edits.filter(({shown}) => shown !== undefined && !said.includes(shown));
    expect(lost).toEqual([]);
  } finally {
    copy.remove();
    rmSync(outside, {recursive: true});
  }
});

test('Files that a bundler or a host would run are refused', () => {
  for (const hostile of [...HOSTILE_FILES, ...HOSTILE_LINKS]) {
    const flaws = fileFlaws([...projectFiles(), hostile], new Set());
    expect
      .soft(
        flaws.map(({file}) => file),
        `${hostile.kind} ${hostile.file}`,
      )
      .toEqual([hostile.file]);
  }
});
