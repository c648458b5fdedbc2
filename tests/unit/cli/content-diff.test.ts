import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {TestRepository} from '../cms/repository';

const PAGE = 'pages/about/history.mdx';
const CHANGE = "Our History › Milestones: 'The Yard': short name for links yard → shipyard";

test('The report of changes is printed, added to the summary of a workflow, and refused for an unknown base', async () => {
  const site = new TestRepository();
  site.prepare();
  const printed: string[] = [];
  const print = (text: unknown) => Boolean(printed.push(String(text)));
  jest.spyOn(process.stdout, 'write').mockImplementation(print);
  jest.spyOn(process.stderr, 'write').mockImplementation(print);
  jest.spyOn(process, 'cwd').mockReturnValue(site.folder);
  const summary = join(site.folder, 'summary.md');
  jest.replaceProperty(process, 'env', {...process.env, GITHUB_STEP_SUMMARY: summary});
  const run = async (...args: string[]) => {
    jest.replaceProperty(process, 'argv', ['node', 'content-diff', ...args]);
    await jest.isolateModulesAsync(async () => {
      await import('../../../src/cli/content-diff');
    });
    return printed.splice(0).join('');
  };
  expect(await run()).toBe('The content of the pages has not changed.\n');
  rmSync(summary);
  await site.edit(PAGE, 'id: yard', 'id: shipyard');
  expect(await run('main')).toBe(`${CHANGE}\n`);
  expect(site.read('summary.md')).toBe(`## What changed on the pages\n\n- ${CHANGE}\n`);
  expect(await run('mian')).toBe('mian is not a branch or commit that this work is based on.\n');
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
  jest.restoreAllMocks();
  site.remove();
});
