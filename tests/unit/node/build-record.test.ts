import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseDocument} from 'yaml';
import {buildRecord, currentBuildRecord} from '../../../src/node/build-record';
import {siteDay} from '../../../src/site/locale';
import {ROOT} from '../../project';
import {buildDay} from '../../../src/node/build';

process.chdir(ROOT);

const commit = execFileSync('git', ['rev-parse', 'HEAD'], {encoding: 'utf8'}).trim();

test('The record of a build has the commit, the day in Lagos, the purpose, and the ports of a local build', () => {
  expect(currentBuildRecord({DEPLOYMENT: 'production'})).toEqual({commit, day: siteDay(), kind: 'production'});
  expect(currentBuildRecord({CF_PAGES: '1', CF_PAGES_BRANCH: 'news'}).kind).toBe('preview');
  expect(currentBuildRecord({LOCAL_FORMS_PORT: '9001'}).ports).toEqual({forms: 9001, github: 8798});
  expect(currentBuildRecord({BUILD_DAY: '2026-11-30'}).day).toBe('2026-11-30');
  expect(() => buildDay({BUILD_DAY: 'today; rm'})).toThrow('BUILD_DAY is not a date. Write it as 2026-11-30.');
});

test('A build record with anything that no build writes is refused', () => {
  const record = currentBuildRecord({});
  expect(buildRecord.safeParse(record).success).toBe(true);
  for (const other of [{commit: '--upload-pack=touch'}, {day: '2026-13-01'}, {kind: 'other'}, {extra: true}])
    expect([other, buildRecord.safeParse({...record, ...other}).success]).toEqual([other, false]);
});

describe('The maintenance files of the repository', () => {
  const read = (file: string) => parseDocument(readFileSync(file, 'utf8')).toJS() as Record<string, unknown>;

  it('delay package updates by a week', () => {
    const {updates} = read('.github/dependabot.yml') as {updates: {cooldown?: object}[]};
    expect(updates.map(({cooldown}) => cooldown)).toEqual(updates.map(() => ({'default-days': 7})));
  });

  it('run no project code with the permission to move the released branch', () => {
    const {jobs} = read('.github/workflows/release.yml') as {jobs: Record<string, {steps: {run?: string}[]}>};
    expect(
      Object.values(jobs).flatMap(({steps}) => steps.flatMap(({run = ''}) => run.match(/npm|node|--force/g) ?? [])),
    ).toEqual([]);
  });

  it.each(['test.yml', 'codeql.yml', 'nightly.yml'])(
    'pin every action of %s to a commit, and give no permission to write files',
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
