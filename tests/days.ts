/**
 * `npm run test:days`: sixty honest days of the site of the tests, one after the other, behind nginx and Caddy: on each it
 * was built, and nothing may be told. It is built anew where something acts by its day; in between only the day is another.
 */
import './fixture/clock.cjs';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {look} from '../src/commands/alive/look';
import {buildCopy} from '../src/commands/build';
import {freePort} from '../src/commands/ports';
import {localOrigins} from '../src/commands/stand-ins/gate';
import {portVariables, startStandIns} from '../src/commands/stand-ins/start';
import {onDay, readSource} from '../src/content/read';
import {pageFiles} from '../src/node/project-files';
import {lagosDay} from '../src/shared/days';
import {AT_ITS_DAY, FIXTURE_PROJECT, layOut} from './fixture/project';
import {choosePorts} from './ports';

const DAYS = 60;
const SITE = 'https://www.site.example';

/** What acts by its day, on a day, as one text: on days with the same text the same site is built. */
function stateOn(day: string): string {
  const sources = pageFiles().map((file) => readSource(file, readFileSync(file)));
  return JSON.stringify(onDay(sources, day).map(({isThere, words}) => [isThere, words]));
}

await choosePorts();
// They take their ports from what was chosen.
const {behindHost, builtFor, dayIn, daysLater} = await import('./site/alive-host');
const {ALIVE_PORT, BEHIND_PORT} = await import('./site/address');
const {Nginx} = await import('./site/nginx-server');
const {Caddy} = await import('./site/caddy-server');
layOut();
process.chdir(FIXTURE_PROJECT);
const ports = {forms: await freePort(), github: await freePort()};
const standIns = await startStandIns(localOrigins(ALIVE_PORT), ports);
const servers = [new Nginx(BEHIND_PORT), new Caddy(BEHIND_PORT)].filter(({program}) => program !== undefined);
const built = mkdtempSync(join(tmpdir(), 'days-'));
const told: string[] = [];
let [state, builds] = ['', 0];
for (let days = 0; days < DAYS; days += 1) {
  const day = dayIn(days);
  if (stateOn(day) !== state) {
    [state, builds] = [stateOn(day), builds + 1];
    await buildCopy('.', built, {...AT_ITS_DAY, ...portVariables(ports), BUILD_DAY: day});
  }
  for (const server of servers) {
    await server.start(built, SITE);
    const lookToday = (url: string) => look(url, {weekly: false});
    const {wrong} = await daysLater(days, () => behindHost(server.url, [builtFor(day)], lookToday));
    await server.stop();
    told.push(...wrong.map((sentence) => `${day}, ${server.name}: ${sentence}`));
  }
}
standIns.stop();
rmSync(built, {recursive: true});
for (const line of told) process.stdout.write(`${line}\n`);
const names = servers.map(({name}) => name).join(' and ');
process.stdout.write(
  `${DAYS} days from ${lagosDay()} behind ${names}, ${builds} builds: ${told.length} false alarms.\n`,
);
if (told.length > 0) process.exitCode = 1;
