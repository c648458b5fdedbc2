import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {filesAt} from '../../src/node/git';

const FILES = new Map([
  ['pages/index.mdx', Buffer.from('Ẹ káàbọ̀\r\n')],
  ['pages/about/two words.mdx', Buffer.from('100644 blob 0\n')],
  ['pages/a "quoted"\nname', Buffer.from([0xff, 0x00, 0x0a])],
  ['pages/empty', Buffer.from('')],
]);

const before = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'git-'));

beforeAll(() => {
  process.chdir(folder);
  for (const [file, bytes] of [...FILES, ['static/other', Buffer.from('no')] as const]) {
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, bytes);
  }
  const who = ['-c', 'user.name=Staff', '-c', 'user.email=staff@site.example', '-c', 'commit.gpgsign=false'];
  for (const args of [
    ['init', '-q'],
    ['-c', 'core.autocrlf=false', 'add', '.'],
    [...who, 'commit', '-qm', 'Begin'],
  ])
    execFileSync('git', args);
  writeFileSync('pages/index.mdx', 'changed since');
});

afterAll(() => {
  process.chdir(before);
  rmSync(folder, {recursive: true});
});

test('All files of a folder are read as they were at a commit, byte for byte, whatever they are called', () => {
  const found = filesAt('HEAD', 'pages');
  expect(new Map([...found].sort())).toEqual(new Map([...FILES].sort()));
});

test('A folder that was not there has no files', () => {
  expect(filesAt('HEAD', 'nowhere').size).toBe(0);
});

test('A commit that git does not have is an error', () => {
  expect(() => filesAt('0'.repeat(40), 'pages')).toThrow(/git/);
});
