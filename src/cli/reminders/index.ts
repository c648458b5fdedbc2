/**
 * `npm run reminders`: prints what expires soon, one line each. In the nightly workflow, which has a token, the same
 * list goes into an issue of the repository.
 */
import {type Diagnostic, lintWith, formatDiagnosticLine} from '../../cms/lint';
import {loadContent} from '../../node/load';
import {siteDay} from '../../site/locale';
import {forLog, forMarkdown} from '../../shared/escape';
import {tryGit} from '../../node/git';
import {isPublic, scheduleLine, syncIssue, type Repository} from './issue';
import {nearDeadline} from '../../site/rules';

const SECOND_MS = 1000;

const formatLine = ({file, range, message}: Diagnostic): string =>
  `${forMarkdown(message)} ${forMarkdown(`${file}:${range.start.line}`)}`;

const nearDeadlines = lintWith([nearDeadline], await loadContent(), siteDay());
for (const diagnostic of nearDeadlines) process.stdout.write(`${forLog(formatDiagnosticLine(diagnostic))}\n`);

async function scheduleReminders(repository: Repository): Promise<string[]> {
  const seconds = Number(tryGit(['log', '-1', '--format=%ct']));
  const line = (await isPublic(repository)) ? scheduleLine(seconds * SECOND_MS, siteDay()) : undefined;
  return line === undefined ? [] : [line];
}

const {GITHUB_API_URL: api, GITHUB_REPOSITORY: name, GITHUB_TOKEN: token} = process.env;
if (api && name && token) {
  try {
    const repository = {api, name, token};
    const lines = [...nearDeadlines.map(formatLine), ...(await scheduleReminders(repository))];
    process.stdout.write(`${forLog(await syncIssue(lines, repository))}\n`);
  } catch (error) {
    process.stderr.write(`The issue could not be updated. ${forLog(String(error))}\n`);
    process.exitCode = 1;
  }
} else if (nearDeadlines.length === 0) {
  process.stdout.write('Nothing expires within 60 days.\n');
}
