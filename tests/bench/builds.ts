import {execFileSync, spawn} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {cacheFolder} from '../../src/node/cache-folder';
import {compare, median} from './figures';
import {copySite, makePlainSite, setAside} from './sites';

const ROUNDS = 4;
/** A build of few pages is short, so it is tried more often to tell it from chance. */
const BUILDS_OF_FEW = 3;
const SAMPLE_MS = 100;
const MINUTE_S = 60;
const KIB_PER_MB = 1e6 / 1024;
const MILLISECONDS = 1e3;

/** How many pages the larger sites have more. */
const MORE_PAGES = 300;
/** What a page more may cost, cold, to one of a plain site. */
const GROWTH = 0.8;

/** What a build took. */
interface Cost {
  /** User and system time of all processes, in seconds. */
  cpu: number;
  /** All processes together at their highest, in MB. */
  memory: number;
}

interface Site {
  folder: string;
  /** How many pages it has more than the project, or than a plain site. */
  pages: number;
  cold: Cost[];
  warm: Cost[];
}

/** The time and memory of builds beside a plain Docusaurus site, and what each page more costs. */
export async function benchBuilds(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'bench-'));
  const asSite = (make: typeof copySite) => (pages: number) => ({
    folder: make(root, pages),
    pages,
    cold: [],
    warm: [],
  });
  // A copy, so that the share images of generated pages do not stay in the user's own cache.
  const pictures = join(root, 'pictures');
  if (existsSync(cacheFolder())) cpSync(cacheFolder(), pictures, {recursive: true});
  process.env.PICTURE_CACHE = pictures;
  try {
    const sites = [0, MORE_PAGES].map(asSite(copySite));
    const plains = [0, MORE_PAGES].map(asSite(makePlainSite));
    // Encodes photos and draws share images.
    for (const {folder} of [...sites, ...plains]) await build(folder);
    // In turns, so that a machine that grows slower does so for all of them.
    for (let round = 0; round < ROUNDS; round += 1) for (const site of [...sites, ...plains]) await measure(site);
    const [site, larger] = sites;
    const [plain, largerPlain] = plains;
    if (!site || !larger || !plain || !largerPlain) return;
    compareBuilds(site, plain);
    const what = `Build, cold, ${MORE_PAGES} pages more: CPU time a page, to a plain site`;
    compare(what, slope(site, larger), slope(plain, largerPlain), GROWTH, 'ms');
  } finally {
    delete process.env.PICTURE_CACHE;
    rmSync(root, {recursive: true, force: true});
  }
}

async function measure({folder, pages, cold, warm}: Site): Promise<void> {
  for (let run = 0; run < (pages === 0 ? BUILDS_OF_FEW : 1); run += 1) {
    setAside(folder, true);
    cold.push(await build(folder));
  }
  if (pages > 0) return;
  setAside(folder, false);
  warm.push(await build(folder));
}

/** The least time of some builds: what else a machine does only adds to it. */
const cpuOf = (costs: Cost[]): number => Math.min(...costs.map(({cpu}) => cpu));
const memoryOf = (costs: Cost[]): number => median(costs.map(({memory}) => memory));

function compareBuilds(site: Site, plain: Site): void {
  for (const kind of ['cold', 'warm'] as const) {
    compare(`Build, ${kind}: CPU time, to a plain site`, cpuOf(site[kind]), cpuOf(plain[kind]), 1, 's');
    compare(`Build, ${kind}: memory, to a plain site`, memoryOf(site[kind]), memoryOf(plain[kind]), 1, 'MB');
  }
}

/** @returns what each page costs that the larger site has more, in milliseconds. */
const slope = (small: Site, large: Site): number =>
  ((cpuOf(large.cold) - cpuOf(small.cold)) / (large.pages - small.pages)) * MILLISECONDS;

/** @throws Error with what the build said, when it fails */
async function build(folder: string): Promise<Cost> {
  const docusaurus = resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  // The shell knows the time of all processes that it waited for, and of theirs; the history is that of the project.
  const child = spawn('bash', ['-c', `"${process.execPath}" "${docusaurus}" build >&2 && times`], {
    cwd: folder,
    env: {...process.env, NODE_ENV: 'production', GIT_DIR: resolve('.git')},
  });
  let times = '';
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (times += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)));
  let memory = 0;
  const sampling = setInterval(() => (memory = Math.max(memory, familyMemory(child.pid ?? 0))), SAMPLE_MS);
  const code = await new Promise((done) => child.once('close', done));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`The build failed:\n${said}`);
  const [, ofChildren = ''] = times.trim().split('\n');
  const cpu = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * MINUTE_S + Number(seconds),
    0,
  );
  return {cpu, memory};
}

/** The resident memory of a process and all that it started, in MB. */
function familyMemory(root: number): number {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], {encoding: 'utf8'})
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  let sum = 0;
  // Parents are listed before their children.
  for (const [pid = 0, parent = 0, kib = 0] of processes) {
    if (!family.has(parent) && !family.has(pid)) continue;
    family.add(pid);
    sum += kib;
  }
  return sum / KIB_PER_MB;
}
