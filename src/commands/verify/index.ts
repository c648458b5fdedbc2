/**
 * `npm run verify -- https://… [build]`: builds the commit that a live site names, fetches every file of the site and
 * compares. With a folder it compares with the build there. Exit code 1 when anything differs.
 */
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {BUILD_RECORD, buildRecord, type BuildRecord} from '../../node/build-record';
import {PRODUCTION_BRANCH} from '../../node/deployment';
import {tryGit} from '../../node/git';
import {SESSION_PATH} from '../../node/github-service';
import {repository} from '../../node/repository';
import {forLog} from '../../shared/escape';
import {buildCopy, installIn, NO_CACHE} from '../build';
import {compare} from './compare';
import {assertRepeatable, checkOut, discard} from './rebuild';
import {get, type Progress} from './requests';

const OWN_MACHINE = /^(localhost|127\.[\d.]+|\[::1\])$/;
const STEP = 200;
const MILLISECONDS = 1000;

async function main([address, folder]: string[]): Promise<void> {
  if (!address || !/^https?:/.test(address))
    throw new Error('Say which site: npm run verify -- https://www.site.example');
  const site = new URL(address).origin;
  const live = await recordOfSite(site);
  say(`${site} says that it was built from the commit ${live.commit}.`);
  say(distance(live));
  const started = performance.now();
  const found = [
    ...purposeFlaws(site, live),
    ...repositoryFlaws(live),
    ...(folder ? await compare(site, folder, live, progress) : await compareAnew(site, live)),
  ];
  for (const sentence of found) say(forLog(sentence));
  const took = Math.round((performance.now() - started) / MILLISECONDS);
  const {length: count} = Object.keys(live.files);
  say(found.length === 0 ? `All ${count} files are as they were built (${took} s).` : `${found.length} flaws found.`);
  for (const sentence of unseen(live)) say(forLog(sentence));
  if (found.length > 0) process.exitCode = 1;
}

async function recordOfSite(site: string): Promise<BuildRecord> {
  const {body} = await get(site + BUILD_RECORD);
  try {
    return buildRecord.parse(JSON.parse(Buffer.from(body).toString('utf8')));
  } catch {
    throw new Error(`${site}${BUILD_RECORD} does not say from which commit the site was built.`);
  }
}

async function compareAnew(site: string, live: BuildRecord): Promise<string[]> {
  assertRepeatable(live);
  say('Building that commit …');
  const parent = mkdtempSync(join(tmpdir(), 'verify-'));
  const clone = join(parent, 'site');
  try {
    checkOut(live, clone);
    installIn(clone);
    const out = join(clone, 'build');
    await buildCopy(clone, out, {...NO_CACHE, ...live.environment});
    return await compare(site, out, live, progress);
  } finally {
    discard(parent);
  }
}

/** On a machine of one's own any build may be looked at. */
const purposeFlaws = (site: string, {kind}: BuildRecord): string[] =>
  kind === 'local' && !OWN_MACHINE.test(new URL(site).hostname)
    ? [`${site} serves a build for tests: forms of visitors are sent to their own machine.`]
    : [];

/** Where another repository than this one gets what staff write, it is somebody else's site. */
function repositoryFlaws({environment: {REPOSITORY_URL: told}}: BuildRecord): string[] {
  const own = repository({});
  return own === undefined || told === undefined || own === told
    ? []
    : [`The site gives what staff write to ${told}; this clone is of ${own}.`];
}

/** How far the published branch has come since, as this clone knows it. */
function distance({commit}: BuildRecord): string {
  const newest = [`origin/${PRODUCTION_BRANCH}`, PRODUCTION_BRANCH].find(
    (branch) => tryGit(['rev-parse', '--verify', '--quiet', branch]) !== undefined,
  );
  const count = newest && tryGit(['rev-list', '--count', `${commit}..${newest}`])?.trim();
  if (count === undefined) return `How far it is behind ${PRODUCTION_BRANCH}, this clone cannot tell.`;
  return count === '0'
    ? `${PRODUCTION_BRANCH}, as this clone knows it, has nothing newer.`
    : `The commits on ${PRODUCTION_BRANCH} since then: ${count}.`;
}

/** What no comparison of answers shows. */
function unseen({environment: {GITHUB_CLIENT_ID: client, CF_PAGES_URL, DEPLOY_URL}}: BuildRecord): string[] {
  const previews = CF_PAGES_URL ?? DEPLOY_URL;
  return [
    `Not seen: what the program at ${SESSION_PATH} does with a sign-in, what the host answers elsewhere or at another hour, and files that nothing names.`,
    ...(client === undefined ? [] : [`Staff sign in by the GitHub App ${client}: compare it with yours.`]),
    ...(previews === undefined ? [] : [`Its previews are said to be at ${previews}: compare that with yours.`]),
  ];
}

const say = (line: string) => process.stdout.write(`${line}\n`);

const progress: Progress = (done, total) => {
  if (done % STEP === 0) say(`Compared: ${done} of ${total}`);
};

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? forLog(error.message) : String(error)}\n`);
  process.exitCode = 1;
});
