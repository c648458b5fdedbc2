import {readFileSync} from 'node:fs';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {send, signIn} from './editor-actions';
import {SITTINGS, Staff, type Task} from './editor-tasks';
import {expect, test} from './test';

test.use({allowed: [LOCAL_GITHUB_URL]});

/** @returns the files as an expert would have written them. */
function meant(tasks: readonly Task[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const {file, diff, added} of tasks) {
    Object.assign(texts, added);
    for (const [old, now] of diff) {
      const before = texts[file] ?? readFileSync(file, 'utf8');
      expect(before.split(old).length, `${file} holds once: ${old}`).toBe(2);
      texts[file] = before.replace(old, () => now);
    }
  }
  return texts;
}

/** The others are tried in the second lane. */
const MAIN_LANE = 2;

for (const [index, [sitting, tasks]] of Object.entries(SITTINGS).entries()) {
  const tag = index < MAIN_LANE ? [] : ['@all'];
  test(`Tasks of staff are sent as an expert would have written them by hand: ${sitting}`, {tag}, async ({page}) => {
    await signIn(page);
    const staff = new Staff(page);
    for (const task of tasks) await test.step(task.title, () => task.act(staff));
    expect(await send(page, sitting)).toEqual(meant(tasks));
  });
}
