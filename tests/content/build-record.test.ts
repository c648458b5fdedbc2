import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseDocument} from 'yaml';
import {assertRepeatable} from '../../src/commands/verify/rebuild';
import {BUILD_RECORD, buildRecord, hashesOf, PUBLIC_VARIABLES, recordOf} from '../../src/node/build-record';
import {buildDay} from '../../src/node/build-day';
import {deployment} from '../../src/node/deployment';
import {lagosDay} from '../../src/shared/days';
import {ROOT} from '../project';

process.chdir(ROOT);

const head = execFileSync('git', ['rev-parse', 'HEAD'], {encoding: 'utf8'}).trim();
const shallow = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {encoding: 'utf8'}).trim() === 'true';
const record = {
  commit: head,
  clean: true,
  shallow,
  lockfile: 'a'.repeat(64),
  kind: 'local' as const,
  environment: {},
  headers: '',
  files: {},
};

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'record-'))));
afterEach(() => rmSync(folder, {recursive: true}));

describe('The record of a build', () => {
  it('tells every variable that says what the build is for, and no other', () => {
    const files = ['deployment', 'build-day', 'form-service', 'github-service', 'repository'];
    const sources = files.map((name) => readFileSync(`src/node/${name}.ts`, 'utf8')).join('\n');
    const reads = [...sources.matchAll(/\b[A-Z][A-Z]+(?:_[A-Z]+)*\b/g)].map(([name]) => name);
    for (const name of PUBLIC_VARIABLES) expect(reads).toContain(name);
    const hosts: NodeJS.ProcessEnv[] = [
      {CF_PAGES: '1', CF_PAGES_BRANCH: 'news', CF_PAGES_COMMIT_SHA: head},
      {NETLIFY: 'true', CONTEXT: 'deploy-preview', REVIEW_ID: '7', HEAD: 'news', COMMIT_REF: head},
      {NETLIFY: 'true', CONTEXT: 'production', BRANCH: 'main', COMMIT_REF: head},
      {DEPLOYMENT: 'production', CF_PAGES_URL: 'https://abc.website.pages.dev', GITHUB_CLIENT_ID: 'Iv1'},
    ];
    for (const host of hosts) {
      const env = {...host, REPOSITORY_URL: 'https://github.com/company/website', BUILD_DAY: '2026-11-30'};
      const told = recordOf(folder, {...env, TOKEN: 'secret'})?.environment ?? {};
      expect(told).toEqual(env);
      expect(deployment(told)).toEqual(deployment(env));
    }
  });

  it('tells at which ports a build for this machine looks for the stand-ins', () => {
    const env = {LOCAL_FORMS_PORT: '9001'};
    expect(recordOf(folder, env)?.environment).toMatchObject({LOCAL_FORMS_PORT: '9001', LOCAL_GITHUB_PORT: '8798'});
    expect(recordOf(folder, {DEPLOYMENT: 'production'})?.environment).not.toHaveProperty('LOCAL_FORMS_PORT');
  });

  it('tells the day for which the build is made, so that it can be made for the same day again', () => {
    expect(recordOf(folder, {})?.environment).toMatchObject({BUILD_DAY: lagosDay()});
    expect(buildDay({BUILD_DAY: '2026-11-30'})).toBe('2026-11-30');
    expect(() => buildDay({BUILD_DAY: 'today; rm'})).toThrow('BUILD_DAY is no day. Write it as 2026-11-30.');
  });

  it('holds a hash for each file but itself, in one order', () => {
    for (const file of ['b.txt', 'a.txt', 'c/d.txt', BUILD_RECORD]) {
      mkdirSync(join(folder, file, '..'), {recursive: true});
      writeFileSync(join(folder, file), 'abc');
    }
    const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(Object.entries(hashesOf(folder))).toEqual([
      ['/a.txt', abc],
      ['/b.txt', abc],
      ['/c/d.txt', abc],
    ]);
    expect(buildRecord.parse(recordOf(folder))).toEqual(recordOf(folder));
  });

  it.each([
    ['a commit that is an option of git', {commit: '--upload-pack=touch'}],
    ['a variable that the build does not know', {environment: {NODE_OPTIONS: '--require=/tmp/x'}}],
    ['a file with spaces in its name', {files: {'/a b': 'a'.repeat(64)}}],
    ['a hash that is none', {files: {'/a': 'x'}}],
    ['a field that nobody wrote', {extra: true}],
  ])('is refused with %s', (_what, other) => {
    expect(buildRecord.safeParse(record).success).toBe(true);
    expect(buildRecord.safeParse({...record, ...other}).success).toBe(false);
  });

  it('is repeated for a commit that is published or checked out, and no other', () => {
    expect(() => assertRepeatable(record)).not.toThrow();
    expect(() => assertRepeatable({...record, clean: false})).toThrow('changes that are in no commit');
    expect(() => assertRepeatable({...record, commit: '0'.repeat(40)})).toThrow('which this clone does not know');
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@site.example', '-c', 'commit.gpgsign=false'];
    const foreign = execFileSync('git', [...author, 'commit-tree', `${head}^{tree}`, '-m', 'Foreign'], {
      encoding: 'utf8',
    });
    expect(() => assertRepeatable({...record, commit: foreign.trim()})).toThrow('which is not on main');
  });
});

describe('The files for whoever looks after the repository', () => {
  const read = (file: string) => parseDocument(readFileSync(file, 'utf8')).toJS() as Record<string, unknown>;

  it('let an update of a package rest for a week', () => {
    const {updates} = read('.github/dependabot.yml') as {updates: {cooldown?: object}[]};
    expect(updates.map(({cooldown}) => cooldown)).toEqual(updates.map(() => ({'default-days': 7})));
  });

  it.each(['test.yml', 'codeql.yml', 'nightly.yml'])(
    'pin every action of %s to a commit, and give no right to write files',
    (name) => {
      const text = readFileSync(join('.github/workflows', name), 'utf8');
      const used = [...text.matchAll(/uses: (\S+)(.*)/g)];
      expect(used.length).toBeGreaterThan(0);
      for (const [, action, tag] of used)
        expect([action, tag]).toEqual([expect.stringMatching(/@[0-9a-f]{40}$/), expect.stringMatching(/^ # v\d/)]);
      expect(read(join('.github/workflows', name)).permissions).toEqual({contents: 'read'});
      expect(text).not.toMatch(/contents: write|pull_request_target/);
    },
  );
});
