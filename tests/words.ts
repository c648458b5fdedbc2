/**
 * `npm run test:words`: makes the edits that staff make, all that the check accepts, on copies of the project, and runs
 * what looks at the real pages. Words never turn a test red; if they do, the edits are halved until those are named
 * which did. Without names it makes all batches, `-- less more` those.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import sharp from 'sharp';
import {unusedFlaws} from '../src/content/check/unused-files';
import {readContent} from '../src/content/check/content';
import {findBrowser} from '../src/commands/browser';
import {metaOf, schemaAt} from '../src/content/fields/meta';
import type {Flaw} from '../src/content/base/flaw';
import {bytesOf, thisMachine} from '../src/node/load';
import {projectFiles} from '../src/node/project-files';
import {ifWritable} from '../src/content/write/edit';
import {blocksOf, type Edit, type Path} from '../src/content/write';
import {writeEdit} from '../src/content/write/write-edit';
import {readTopBlock, schemaOf} from '../src/content/write/top-block';
import {DAY_MS, lagosDay} from '../src/shared/days';
import {casesOf} from './content/write/places';
import {AT_ITS_DAY} from './fixture/project';
import {choosePorts} from './ports';

/** One edit, or several that only make sense together. */
interface Change {
  file: string;
  /** Where in the top block; nothing in a body. */
  at?: Path;
  edits: Edit[];
}

type Texts = ReadonlyMap<string, string>;

const FILES = projectFiles();
const DECODER = new TextDecoder('utf-8', {ignoreBOM: true});
const TEXTS: Texts = new Map([...bytesOf(FILES)].map(([file, bytes]) => [file, DECODER.decode(bytes)]));
const YEAR_MS = 365 * DAY_MS;
const DAY_LENGTH = 10;
/** In a process with these variables, and in its browsers, it is a year later. */
const A_YEAR_ON = {
  ...AT_ITS_DAY,
  FIXTURE_AHEAD: String(YEAR_MS),
  BUILD_DAY: new Date(Date.now() + YEAR_MS).toISOString().slice(0, DAY_LENGTH),
};
/** Of a word, another one of the same length and shape. */
const other = (word: string) => word.replace(/\p{Ll}(?=\p{Ll}*$)/u, (letter) => (letter === 'o' ? 'u' : 'o'));
/** Another text, with the places in curly brackets as they were. */
const reworded = (text: string) => text.replace(/(?<![{\w])\p{L}{4,}(?![}\w])/gu, other);

/** A text with a number and its unit behind its first word. */
const withQuantity = (text: string) => text.replace(/(?<=\p{L}{2})(?= |$)/u, ' 24 hours');

const dataOf = (file: string) => readTopBlock(file, TEXTS.get(file) ?? '').data;
const valueAt = (file: string, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], dataOf(file));
const casesIn = (file: string) => casesOf(schemaOf(file), dataOf(file));
/** One change of each list, the fields in a list's entries left aside. */
const ofEachList = (file: string, choose: (path: Path, list: unknown[]) => Edit | undefined): Change[] => {
  const lists = new Map(
    casesIn(file).flatMap(({edit}) => (edit.kind === 'insert' ? [[edit.at.join('.'), edit.at]] : [])),
  );
  return [...lists.values()].flatMap((at) => {
    const edit = choose(at, valueAt(file, at) as unknown[]);
    return edit ? [{file, at, edits: [edit]}] : [];
  });
};

/** Every text of every top block and body, and every number, as these functions write it. */
const ofEachText = (write: (text: string) => string, count = (number: number) => number): Change[] =>
  [...TEXTS].flatMap(([file, text]) => [
    ...casesIn(file).flatMap(({edit}): Change[] => {
      if (edit.kind !== 'set') return [];
      const value = valueAt(file, edit.at);
      const {words} = metaOf(schemaAt(schemaOf(file), edit.at));
      const next = typeof value === 'number' ? count(value) : words && typeof value === 'string' ? write(value) : value;
      return next === value ? [] : [{file, at: edit.at, edits: [{...edit, value: next as never}]}];
    }),
    ...(file.endsWith('.mdx') ? blocksOf(text) : [])
      .filter(({part, text: words}) => !part && write(words) !== words && !words.includes(']('))
      .map(({first, last, text: words}): Change => ({
        file,
        edits: [{kind: 'body', first, last, text: write(words)}],
      })),
  ]);

const anew = (entry: unknown): unknown => {
  if (typeof entry === 'string') return `${entry} too`;
  if (typeof entry !== 'object' || entry === null) return entry;
  const told = ['id', 'title', 'name', 'question', 'code', 'label'].filter((key) => key in entry);
  const own = Object.fromEntries(
    told.map((key) => {
      const value = String((entry as Record<string, unknown>)[key]);
      return [
        key,
        key === 'id' || (key === 'name' && /^[a-z_]+$/.test(value))
          ? `${value}${key === 'id' ? '-' : '_'}too`
          : `${value} too`,
      ];
    }),
  );
  return {...entry, ...own};
};

const BATCHES: Record<string, () => Change[]> = {
  /** Every text of every top block and body in other words, every number one more. */
  texts: () => ofEachText(reworded, (number) => number + 1),
  /** A number with its unit in every text. */
  quantities: () => ofEachText(withQuantity),
  /** The second entry of each list goes, and each field that a page may do without. */
  less: () =>
    [...TEXTS.keys()].flatMap((file): Change[] => [
      ...ofEachList(file, (at, list) => (list.length > 1 ? {kind: 'remove', at: [...at, 1]} : undefined)),
      ...casesIn(file).flatMap(({edit}): Change[] =>
        edit.kind === 'remove' &&
        typeof edit.at.at(-1) === 'string' &&
        (edit.at.length === 1 || (edit.at.length === 3 && edit.at[1] === 0))
          ? [{file, at: edit.at, edits: [edit]}]
          : [],
      ),
    ]),
  /** Each list has an entry more, like its last. */
  more: () =>
    [...TEXTS.keys()].flatMap((file) =>
      ofEachList(file, (at, list) => ({kind: 'insert', at, index: list.length, value: anew(list.at(-1)) as never})),
    ),
  /** The first two entries of each list change places. */
  moved: () =>
    [...TEXTS.keys()].flatMap((file) =>
      ofEachList(file, (at, list) => (list.length > 1 ? {kind: 'move', at, from: 1, to: 0} : undefined)),
    ),
  /** No sample is left, and all openings are closed. */
  real: () =>
    [...TEXTS]
      .flatMap(([file]): Change[] =>
        casesIn(file).flatMap(({edit}): Change[] =>
          edit.kind === 'remove' && edit.at.at(-1) === 'sample' ? [{file, at: edit.at, edits: [edit]}] : [],
        ),
      )
      .concat(
        (dataOf('pages/careers.mdx') as {openings: unknown[]}).openings.map((_opening, index) => {
          const at = ['openings', index, 'closes'];
          return {file: 'pages/careers.mdx', at, edits: [{kind: 'set', at, value: lagosDay().replace(/^\d+/, '2025')}]};
        }),
      ),
};

/** The pages with all changes; those of bodies from below, so that lines above stay where they are. */
function withChanges(changes: readonly Change[]): Texts {
  const texts = new Map(TEXTS);
  const fromBelow = changes.toSorted((a, b) => lineOf(b) - lineOf(a) || depthOf(b) - depthOf(a));
  for (const {file, edits} of fromBelow) {
    for (const edit of edits) {
      const before = texts.get(file) ?? '';
      // The last field of a group that others have left cannot go.
      texts.set(file, ifWritable(() => writeEdit(file, before, edit)) ?? before);
    }
  }
  return texts;
}

const lineOf = ({edits: [edit]}: Change) => (edit?.kind === 'body' ? edit.first : 0);
const depthOf = ({at}: Change) => at?.length ?? 0;

async function flawsOf(texts: Texts): Promise<Flaw[]> {
  const bytes = new Map([...texts].map(([file, text]) => [file, Buffer.from(text)] as const));
  const content = await readContent(bytes, FILES, thisMachine);
  return content.flaws.length > 0 ? content.flaws : unusedFlaws(content);
}

const isOf = ({file, at}: Change, flaw: Flaw) =>
  file === flaw.file &&
  (at === undefined ||
    flaw.path === undefined ||
    at.every((key, index) => flaw.path?.[index] === undefined || flaw.path[index] === key));

/** @returns those changes that the check accepts when all of them are made */
async function lawful(changes: readonly Change[]): Promise<Change[]> {
  let left = [...changes];
  for (;;) {
    const flaws = await flawsOf(withChanges(left));
    // A picture that no page names any more goes with its entry.
    const found = flaws.filter(({file}) => !file.startsWith('static/'));
    if (found.length === 0) return left;
    const kept = left.filter((change) => !found.some((flaw) => isOf(change, flaw)));
    if (kept.length < left.length) {
      left = kept;
      continue;
    }
    // The flaw stands on another page than its cause, so the half without it is looked for.
    if (left.length < 2) return [];
    const half = Math.ceil(left.length / 2);
    const [first, second] = [await lawful(left.slice(0, half)), await lawful(left.slice(half))];
    const both = [...first, ...second];
    left = (await flawsOf(withChanges(both))).some(({file}) => !file.startsWith('static/')) ? first : both;
  }
}

const jiti = (...args: string[]) => [process.execPath, 'node_modules/jiti/lib/jiti-cli.mjs', ...args];
const STAGES: Record<string, string[]> = {
  check: jiti('src/node/check.ts'),
  'tests of the tests': ['jest', '--config=tests/jest.config.mjs', 'of-tests'],
  build: ['docusaurus', 'build'],
  HTML: ['html-validate', '--config=tests/html-validate.json', 'build/**/*.html'],
  browser: ['playwright', 'test', '--config=tests/pages.config.ts'],
};

/** No unit test looks at the real pages, which one batch shows. */
const UNIT = {'unit tests': ['jest', '--config=tests/jest.config.mjs']};

/** Runs the tests on a copy with these changes. @returns what is red */
async function redOf(changes: readonly Change[], name: string): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  try {
    const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {encoding: 'utf8'});
    for (const file of tracked.split('\n').filter(Boolean)) {
      cpSync(file, join(folder, file), {recursive: true, errorOnExist: false});
    }
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const texts = withChanges(changes);
    for (const [file, text] of texts) writeFileSync(join(folder, file), text);
    for (const {file} of await flawsOf(texts)) rmSync(join(folder, file), {force: true});
    if (name === 'photos') await mirrorPhotos(folder);
    for (const command of [
      ['init', '--quiet', '--initial-branch=main'],
      ['add', '--all'],
      ['commit', '--quiet', '-m', name],
    ])
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@site.example', ...command], {cwd: folder});
    const env = {...process.env, CHROME_PATH: findBrowser()};
    const commands = Object.entries({...STAGES, ...(name === 'real' && UNIT)});
    for (const [stage, [program = '', ...args]] of commands) {
      const isLater = name === 'real' && !(stage in UNIT);
      const {status, stdout} = spawnSync(program, args, {
        cwd: folder,
        encoding: 'utf8',
        env: {...env, ...(isLater && A_YEAR_ON)},
      });
      process.stdout.write(`  ${stage} ${status === 0 ? 'green' : 'RED'}\n`);
      if (status !== 0) return `${stage}\n${stdout}`;
    }
    return undefined;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

const PHOTOS = FILES.filter(({file}) => file.endsWith('.jpg'));

/** Every photo is another one of the same size. */
async function mirrorPhotos(folder: string): Promise<void> {
  for (const {file} of PHOTOS) {
    writeFileSync(join(folder, file), await sharp(join(folder, file)).flop().jpeg().toBuffer());
  }
}

async function culprits(changes: readonly Change[], name: string): Promise<Change[]> {
  if (changes.length < 2) return [...changes];
  const half = Math.ceil(changes.length / 2);
  const parts = [changes.slice(0, half), changes.slice(half)];
  for (const part of parts) if (await redOf(part, name)) return culprits(part, name);
  return [...changes];
}

const named = process.argv.slice(2);
const all = [...Object.keys(BATCHES), 'photos'];
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no batch "${unknown[0]}". The batches are ${all.join(', ')}.`);
const wanted = named.length === 0 ? all : named;
await choosePorts();
let count = 0;
for (const name of wanted) {
  const changes = await lawful(BATCHES[name]?.() ?? []);
  const edits = name === 'photos' ? PHOTOS.length : changes.length;
  count += edits;
  process.stdout.write(`\n${name}: ${edits} edits that the check accepts\n`);
  const red = await redOf(changes, name);
  if (red === undefined) continue;
  process.stdout.write(red);
  for (const change of await culprits(changes, name))
    process.stdout.write(`${change.file} ${change.at?.join('.') ?? 'body'}: ${JSON.stringify(change.edits)}\n`);
  process.exitCode = 1;
}
process.stdout.write(`\n${count} edits, ${process.exitCode ? 'red' : '0 red'}\n`);
