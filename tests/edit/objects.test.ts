import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import * as fc from 'fast-check';
import {differing, keepObject, keepTree, type TreeLine} from '../../src/commands/stand-ins/github/objects';

const RUNS = 40;
const SEED = 1;

/** Names whose order is another one by letters, by bytes, and where one of them is a folder. */
const name = fc.constantFrom('a', 'a.b', 'a-b', 'a0', 'A', 'b', 'é', 'ẹ', 'photo 1.jpg');
const files = fc.uniqueArray(
  fc.record({
    path: fc.array(name, {minLength: 1, maxLength: 3}).map((names) => names.join('/')),
    mode: fc.constantFrom('100644', '100755', '120000'),
    content: fc.string(),
  }),
  {selector: ({path}) => path, maxLength: 12},
);
type Files = typeof files extends fc.Arbitrary<infer T> ? T : never;

const folder = mkdtempSync(join(tmpdir(), 'objects-'));
const git = (args: string[], input?: string) =>
  execFileSync('git', args, {input, encoding: 'utf8', env: {...process.env, GIT_DIR: folder}});

/** Writes these files, without those whose name a folder has. */
const keep = (some: Files): TreeLine[] =>
  some
    .filter(({path}) => !some.some((other) => other.path.startsWith(`${path}/`)))
    .map(({path, mode, content}) => {
      const bytes = Buffer.from(content);
      return {path, mode, type: 'blob', sha: keepObject(folder, 'blob', bytes), size: bytes.length};
    });

beforeAll(() => git(['init', '--quiet', '--bare']));
afterAll(() => rmSync(folder, {recursive: true}));

test('A tree has the hash that git gives it, holds what git reads in it, and is listed as git lists it', () => {
  const property = fc.property(files, (some) => {
    const kept = keep(some);
    const {sha, lines} = keepTree(folder, kept);
    git(['read-tree', '--empty']);
    git(
      ['update-index', '-z', '--index-info'],
      kept.map(({mode, sha: hash, path}) => `${mode} ${hash}\t${path}\0`).join(''),
    );
    expect(sha).toBe(git(['write-tree']).trim());
    const listed = git(['ls-tree', '-r', '-t', '-l', '-z', sha]).split('\0').filter(Boolean);
    const asListed = lines.map(({mode, type, sha: hash, size, path}) => {
      return `${mode} ${type} ${hash} ${String(size ?? '-').padStart(7)}\t${path}`;
    });
    expect(asListed).toEqual(listed);
  });
  fc.assert(property, {seed: SEED, numRuns: RUNS});
});

test('Two trees differ in the files in which git says that they do, and in that order', () => {
  const property = fc.property(files, files, (some, others) => {
    const later = new Map([...some.slice(1), ...others].map((file) => [file.path, file]));
    const one = keepTree(folder, keep(some));
    const other = keepTree(folder, keep([...later.values()]));
    const said = git(['diff', '--name-only', '-z', '--no-renames', one.sha, other.sha]);
    expect(differing(one.lines, other.lines)).toEqual(said.split('\0').filter(Boolean));
  });
  fc.assert(property, {seed: SEED, numRuns: RUNS});
});
