/**
 * `npm run alive -- https://…`: looks at the live site from outside as a visitor does, and says in sentences what is not
 * well; DEPLOY.md tells who runs it. Exit code 1 when anything is wrong. Without an address it is the one of
 * pages/_site.yml. `--nightly` waits for the build of tonight, and on Mondays does what `--weekly` does: it follows the
 * links to registers, and sends one marked enquiry.
 */
import {parseArgs} from 'node:util';
import {loadContent} from '../../node/load';
import {lagosDay, weekdayOf} from '../../shared/days';
import {forLog} from '../../shared/escape';
import {look} from './look';
import {isBuiltToday} from './record';

const OPTIONS = {
  nightly: {type: 'boolean', default: false},
  weekly: {type: 'boolean', default: false},
  // Minutes until a build that was asked for is given up.
  wait: {type: 'string', default: '40'},
} as const;
const WEEKLY_ON = 'Monday';
const MINUTE_MS = 60_000;
const PAUSE_MS = 30_000;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({options: OPTIONS, allowPositionals: true});
  const site = new URL(positionals[0] ?? (await ownAddress())).origin;
  if (values.nightly) await untilBuilt(site, Date.now() + Number(values.wait) * MINUTE_MS);
  const weekly = values.weekly || (values.nightly && weekdayOf(lagosDay()) === WEEKLY_ON);
  const {wrong, unseen} = await look(site, {weekly});
  for (const sentence of wrong) say(sentence);
  say(wrong.length === 0 ? `${site} is well.` : `${site} is not well: ${wrong.length} found.`);
  for (const sentence of unseen) say(sentence);
  if (wrong.length > 0) process.exitCode = 1;
}

async function ownAddress(): Promise<string> {
  const {site} = await loadContent();
  if (!site) throw new Error('pages/_site.yml has flaws: npm run check');
  return site.url;
}

async function untilBuilt(site: string, deadline: number): Promise<void> {
  while (!(await isBuiltToday(site)) && Date.now() < deadline) await new Promise((done) => setTimeout(done, PAUSE_MS));
}

const say = (line: string) => process.stdout.write(`${forLog(line)}\n`);

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? forLog(error.message) : String(error)}\n`);
  process.exitCode = 1;
});
