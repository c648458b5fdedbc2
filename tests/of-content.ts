/**
 * `npm run test:content`: what a change of words, photos and files needs before it is published: the check with its
 * notices, a build, and every page as HTML and in a browser. Whatever is wrong is told in sentences, those of the check
 * first.
 */
import {spawnSync} from 'node:child_process';
import {choosePorts} from './ports';
import {BUILD, CONTENT, HTML, PAGES} from './stages';
import {tell} from './tell';

/** What html-validate says in JSON, as far as it is read here. */
interface Report {
  filePath: string;
  messages: {line: number; message: string}[];
}

const MOST_BYTES = 64_000_000;

/** @param shows whether what it says is seen at once */
function run([program = '', ...options]: readonly string[], shows: 'inherit' | 'pipe' = 'pipe') {
  return spawnSync(program, options, {
    encoding: 'utf8',
    maxBuffer: MOST_BYTES,
    stdio: ['ignore', shows, shows],
    shell: process.platform === 'win32',
    // The workflow has the check's sentences at their lines already.
    env: {...process.env, GITHUB_ACTIONS: ''},
  });
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** @returns whether there is no flaw */
function check(): boolean {
  const {stdout, status} = run([...CONTENT.command, '--notices']);
  tell(linesOf(stdout));
  return status === 0;
}

function build(): boolean {
  const {stderr, status} = run(BUILD.command);
  const said = linesOf(stderr).find((line) => line.includes('Error')) ?? 'nothing was said why';
  if (status !== 0) tell([`The site cannot be built: ${said.trim()}. Show this to a developer.`]);
  return status === 0;
}

function html(): boolean {
  const {stdout} = run([...HTML.command, '--formatter=json']);
  const reports = JSON.parse(stdout) as Report[];
  const address = (file: string) => file.replace(/^.*?build(?=\/)/, '').replace(/(\/index)?\.html$/, '') || '/';
  const found = reports.flatMap(({filePath, messages}) =>
    messages.map(
      ({message}) => `${address(filePath)}: ${message}. Undo the last change to it, or show this to a developer.`,
    ),
  );
  tell([...new Set(found)]);
  return found.length === 0;
}

function browse(): boolean {
  PAGES.prepare?.();
  return run([...PAGES.command, '--reporter=./tests/sentences.ts'], 'inherit').status === 0;
}

await choosePorts();
const isRight = check() && build() && [html(), browse()].every(Boolean);
if (isRight) tell(['Everything that the pages need is right.']);
process.exitCode = isRight ? 0 : 1;
