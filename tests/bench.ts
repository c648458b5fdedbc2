/** `npm run bench`: what the site costs in time, each figure beside its bound. Nothing here decides whether tests pass. */
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {findBrowser} from '../src/commands/browser';
import {serveSite} from '../src/commands/host';
import {imageJobs, inspectPhoto} from '../src/content/images';
import {loadContent} from '../src/content/load';
import {pageFiles} from '../src/content/paths';
import {encodeVersions, versionsOf} from '../src/plugins/images/encode';

const PORT = 8793;
const MICROSECONDS = 1e6;
const MILLISECONDS = 1e3;
const RUNS = 3;

/** A phone on slow 4G, four times slower than this machine. */
const SLOW_4G = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000};
const CPU_SLOWDOWN = 4;
const PHONE = {viewport: {width: 390, height: 844}, deviceScaleFactor: 2, isMobile: true};

function report(what: string, value: number, bound: number, unit: string): void {
  const ratio = (value / bound).toFixed(2);
  process.stdout.write(`${what.padEnd(52)} ${value.toFixed(2)} ${unit} of ${bound} ${unit} (${ratio}×)\n`);
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Reads and encodes every photo in a copy of the project, so that its cache is empty at first. */
async function benchPhotos(): Promise<void> {
  const project = process.cwd();
  const copy = mkdtempSync(join(tmpdir(), 'bench-'));
  for (const folder of ['pages', 'static']) cpSync(folder, join(copy, folder), {recursive: true});
  process.chdir(copy);
  try {
    const cold = process.cpuUsage();
    await loadContent();
    const photos = [...imageJobs()].filter(([, {widths}]) => widths.length > 0);
    const files = [...new Set(photos.map(([, {file}]) => file))];
    const sources = files.length;
    for (const [src, job] of photos) await encodeVersions(versionsOf(src, job));
    const {user, system} = process.cpuUsage(cold);
    report(`CPU time a photo, cold (${sources} photos)`, (user + system) / MICROSECONDS / sources, 0.8, 's');
    const started = performance.now();
    await loadContent();
    report('Reading and checking all pages, warm', (performance.now() - started) / MILLISECONDS, 5, 's');
    const warm = process.cpuUsage();
    for (const file of files) await inspectPhoto(file.slice(join(copy, 'static').length), 'card', 1);
    for (const [src, job] of photos) await encodeVersions(versionsOf(src, job));
    const again = process.cpuUsage(warm);
    report('CPU time a photo, warm', (again.user + again.system) / MILLISECONDS / sources, 5, 'ms');
  } finally {
    process.chdir(project);
    rmSync(copy, {recursive: true});
  }
}

/** Checks a copy of the project in which ordinary pages were added until there are as many as given. */
async function benchCheck(count: number): Promise<void> {
  const project = process.cwd();
  const copy = mkdtempSync(join(tmpdir(), 'bench-'));
  for (const folder of ['pages', 'static']) cpSync(folder, join(copy, folder), {recursive: true});
  process.chdir(copy);
  try {
    const page = readFileSync('pages/about/who-we-are.mdx', 'utf8');
    mkdirSync('pages/copies');
    for (let number = pageFiles().length; number < count; number += 1) {
      const words = `Page ${number} of many`;
      const text = page
        .replace(/^title: .*$/m, `title: ${words}`)
        .replace(/^description: .*$/m, `description: ${words}`);
      writeFileSync(`pages/copies/page-${number}.mdx`, text);
    }
    // The first run looks at the photos; they are known from then on.
    await loadContent();
    const started = performance.now();
    const {flaws} = await loadContent();
    if (flaws.length > 0) throw new Error(`The copied pages have flaws: ${flaws[0]?.text}`);
    report(`Reading and checking ${count} pages`, (performance.now() - started) / MILLISECONDS, 15, 's');
  } finally {
    process.chdir(project);
    rmSync(copy, {recursive: true});
  }
}

/** When the home page paints its largest element and when the loading screen goes, on a slow phone. */
async function benchHome(): Promise<void> {
  const host = await serveSite(PORT);
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu']});
  const paints: number[] = [];
  const releases: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
    await page.addInitScript(watchPaint);
    await page.goto(host.url);
    await page.locator('main[aria-busy="false"]').waitFor();
    const {paint, release} = await times(page);
    paints.push(paint);
    releases.push(release);
    await context.close();
  }
  await browser.close();
  host.stop();
  report('Home on a slow phone: loading screen released', median(releases) / MILLISECONDS, 2, 's');
  report('Home on a slow phone: largest paint (of the release)', median(paints), median(releases), 'ms');
}

interface Watched {
  paint: number;
  release: number;
}

function watchPaint(): void {
  const watched: Watched = {paint: 0, release: 0};
  Object.assign(globalThis, {watched});
  new PerformanceObserver((list) => {
    watched.paint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({type: 'largest-contentful-paint', buffered: true});
  new MutationObserver(() => {
    const released = document.querySelector(':root[data-released], main[aria-busy="false"]');
    if (!watched.release && released) watched.release = performance.now();
  }).observe(document, {subtree: true, childList: true, attributes: true});
}

const times = (page: Page) => page.evaluate(() => (globalThis as unknown as {watched: Watched}).watched);

benchPhotos()
  .then(() => benchCheck(1000))
  .then(benchHome)
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
