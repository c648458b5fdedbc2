import {execFileSync, spawn} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {PROJECT} from '../project';
import {compare, median, report} from './figures';
import {fetchTool} from './tools';

const DOCUSAURUS = '3.10.2';
const RUNS = 3;
const SAMPLE_MS = 100;
const MINUTE_S = 60;
const KIB_PER_MB = 1e6 / 1024;
const MILLISECONDS = 1e3;

const GENERATED = [30, 300, 1000];
/** The size at which a plain site is built as well. */
const COMPARED = 300;
const SITE_PAGE = 'heading: A generated page\nlead: One of many generated pages.\n';
/** What a page more may cost, cold. */
const PAGE_MS = 30;
/** The last step may be steeper than the first by this much, or growth is not linear. */
const LINEAR = 1.2;

/** Photos are encoded, icons and share images are drawn once; both are counted elsewhere. */
const ENCODED = ['images', 'drawn'];

interface Cost {
  /** User and system time of all processes, in seconds. */
  cpu: number;
  /** All processes together at their highest, in MB. */
  memory: number;
}

/** The time and memory of builds beside a plain Docusaurus site, and what each page more costs. */
export async function benchBuilds(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const site = copySite(join(root, 'site'));
    const plain = makePlainSite(join(root, 'plain'));
    // Fills the caches of encoded pictures.
    await build(site);
    const costs = {site: {cold: [] as Cost[], warm: [] as Cost[]}, plain: {cold: [] as Cost[], warm: [] as Cost[]}};
    for (let run = 0; run < RUNS; run += 1) {
      for (const [name, folder] of [['site', site] as const, ['plain', plain] as const]) {
        forget(folder);
        costs[name].cold.push(await build(folder));
        costs[name].warm.push(await build(folder));
      }
    }
    for (const kind of ['cold', 'warm'] as const) {
      const middle = (name: 'site' | 'plain', unit: keyof Cost) => median(costs[name][kind].map((cost) => cost[unit]));
      compare(`Build, ${kind}: CPU time, to a plain site`, middle('site', 'cpu'), middle('plain', 'cpu'), 1, 's');
      compare(`Build, ${kind}: memory, to a plain site`, middle('site', 'memory'), middle('plain', 'memory'), 1, 'MB');
    }
    await benchGrowth(site, plain, {
      site: median(costs.site.cold.map(({cpu}) => cpu)),
      plain: median(costs.plain.cold.map(({cpu}) => cpu)),
    });
  } finally {
    rmSync(root, {recursive: true, force: true});
  }
}

/** What each page more costs: the steps between the sizes, and the site of the middle size beside a plain one. */
async function benchGrowth(site: string, plain: string, base: {site: number; plain: number}): Promise<void> {
  let before = {pages: 0, cpu: base.site};
  const slopes: number[] = [];
  for (const pages of GENERATED) {
    generatePages(join(site, 'pages', 'about'), pages, SITE_PAGE);
    const {cpu, memory} = await coldBuild(site);
    const slope = ((cpu - before.cpu) / (pages - before.pages)) * MILLISECONDS;
    slopes.push(slope);
    report(`Build, cold, with ${pages} pages more: CPU time a page`, slope, PAGE_MS, 'ms');
    process.stdout.write(`  ${cpu.toFixed(1)} s of CPU time, ${memory.toFixed(0)} MB\n`);
    if (pages === COMPARED) {
      generatePages(join(plain, 'docs', 'generated'), pages, '');
      const other = ((await coldBuild(plain)).cpu - base.plain) / pages;
      const own = (cpu - base.site) / pages;
      compare(
        `Build, cold, ${pages} pages more: CPU time a page, to a plain site`,
        own * MILLISECONDS,
        other * MILLISECONDS,
        1,
        'ms',
      );
    }
    before = {pages, cpu};
  }
  const [, second = NaN, last = NaN] = slopes;
  compare('Build, cold: the last step of growth, to the step before', last, second, LINEAR, 'ms');
}

/** The middle of some builds, after one that draws the share image of each new page. */
async function coldBuild(folder: string): Promise<Cost> {
  await build(folder);
  const costs: Cost[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    forget(folder);
    costs.push(await build(folder));
  }
  return {cpu: median(costs.map(({cpu}) => cpu)), memory: median(costs.map(({memory}) => memory))};
}

/** @param fields what the top block of a page holds besides its title and description */
function generatePages(folder: string, count: number, fields: string): void {
  mkdirSync(folder, {recursive: true});
  for (let page = 1; page <= count; page += 1) {
    writeFileSync(
      join(folder, `generated-${page}.mdx`),
      `---
title: Page number ${page}
description: What page number ${page} of the generated pages says.
${fields}---

${Array.from({length: 4}, (_, section) => `## Part ${section} | Heading ${section} of page ${page}\n\nA paragraph with a [link](/) and some words about valves, pumps and pipes, as pages have them. It is long enough to be read as one.\n\n- one point\n- another point\n`).join('\n')}`,
    );
  }
}

function copySite(folder: string): string {
  for (const name of PROJECT) cpSync(name, join(folder, name), {recursive: true});
  linkModules(folder);
  for (const name of ENCODED) {
    const cache = resolve('node_modules', '.cache', name);
    if (existsSync(cache)) cpSync(cache, join(folder, 'node_modules', '.cache', name), {recursive: true});
  }
  return folder;
}

/** What `npx create-docusaurus` makes, with the modules of this project. */
function makePlainSite(folder: string): string {
  const templates = join(fetchTool('create-docusaurus', DOCUSAURUS), 'templates');
  for (const template of ['shared', 'classic-typescript']) cpSync(join(templates, template), folder, {recursive: true});
  linkModules(folder);
  return folder;
}

/** The same modules, but a cache of its own. */
function linkModules(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '.cache'), {recursive: true});
  for (const name of readdirSync('node_modules').filter((entry) => entry !== '.cache'))
    symlinkSync(resolve('node_modules', name), join(modules, name));
}

/** Takes away what the bundler remembers. */
function forget(folder: string): void {
  for (const name of ['.docusaurus', 'build']) rmSync(join(folder, name), {recursive: true, force: true});
  const cache = join(folder, 'node_modules', '.cache');
  for (const name of readdirSync(cache).filter((entry) => !ENCODED.includes(entry)))
    rmSync(join(cache, name), {recursive: true});
}

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
  const sampling = setInterval(() => (memory = Math.max(memory, memoryOf(child.pid ?? 0))), SAMPLE_MS);
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
function memoryOf(root: number): number {
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
