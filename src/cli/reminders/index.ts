/**
 * `npm run reminders`: prints what expires soon, one line each. In the nightly workflow, which has a token, the same
 * list goes into an issue of the repository.
 */
import {type Diagnostic, lintWith, sentence} from '../../cms/lint';
import {loadContent} from '../../node/load';
import {lagosDay} from '../../shared/days';
import {forLog, forMarkdown} from '../../shared/escape';
import {tryGit} from '../../node/git';
import {isPublic, scheduleLine, tellOf, type Repository} from './issue';
import {deadlines} from '../../site/rules';

const SECOND_MS = 1000;

const asMarkdown = ({file, range, message}: Diagnostic): string =>
  `${forMarkdown(message)} ${forMarkdown(`${file}:${range.start.line}`)}`;

const near = lintWith([deadlines], await loadContent(), lagosDay());
for (const diagnostic of near) process.stdout.write(`${forLog(sentence(diagnostic))}\n`);

async function ofSchedules(repository: Repository): Promise<string[]> {
  const seconds = Number(tryGit(['log', '-1', '--format=%ct']));
  const line = (await isPublic(repository)) ? scheduleLine(seconds * SECOND_MS, lagosDay()) : undefined;
  return line === undefined ? [] : [line];
}

const {GITHUB_API_URL: api, GITHUB_REPOSITORY: name, GITHUB_TOKEN: token} = process.env;
if (api && name && token) {
  try {
    const repository = {api, name, token};
    const lines = [...near.map(asMarkdown), ...(await ofSchedules(repository))];
    process.stdout.write(`${forLog(await tellOf(lines, repository))}\n`);
  } catch (error) {
    process.stderr.write(`The issue was not brought up to date. ${forLog(String(error))}\n`);
    process.exitCode = 1;
  }
} else if (near.length === 0) {
  process.stdout.write('Nothing expires within 60 days.\n');
}
