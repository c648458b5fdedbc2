import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {chromium} from '@playwright/test';
import {findBrowser} from '../../src/commands/browser';
import {ROUTES} from '../site/routes';
import {serveCompressed} from './compressed';
import {median} from './figures';
import {fetchTool} from './tools';

/** The newest that runs on Node 20. */
const VERSION = '12.8.2';
const PORT = 8795;
const DEBUGGING_PORT = 8796;
const RUNS = 5;
/** A run on a machine that was slower at that moment says nothing of the page. */
const LEAST_BENCHMARK = 1500;
const PERFORMANCE = 97;
const PERCENT = 100;
/** Search engines are told to leave these out, and Lighthouse counts that as a fault. */
const NOT_INDEXABLE = ['/search', '/thank-you'];

interface Result {
  lhr: {
    environment: {benchmarkIndex: number};
    categories: Record<string, {score: number; auditRefs: {id: string; weight: number}[]}>;
    audits: Record<string, {score: number | null}>;
  };
}

type Lighthouse = (url: string, flags: object) => Promise<Result>;

/** Lighthouse's marks of every page on its phone: performance as the median of valid runs, the others once. */
export async function benchLighthouse(): Promise<void> {
  const folder = fetchTool('lighthouse', VERSION);
  const {default: lighthouse} = (await import(pathToFileURL(join(folder, 'core', 'index.js')).href)) as {
    default: Lighthouse;
  };
  const host = await serveCompressed(PORT, 'build');
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  const run = async (route: string, onlyCategories: string[]) =>
    (await lighthouse(host.url + route, {port: DEBUGGING_PORT, logLevel: 'silent', onlyCategories})).lhr;
  try {
    for (const route of ROUTES) {
      const marks = await run(route, [
        'accessibility',
        'best-practices',
        ...(NOT_INDEXABLE.includes(route) ? [] : ['seo']),
      ]);
      const lost = Object.entries(marks.categories).map(([name, {score, auditRefs}]) => {
        const failed = auditRefs.filter(({id, weight}) => weight > 0 && (marks.audits[id]?.score ?? 1) < 1);
        return [name, Math.round(score * PERCENT), ...failed.map(({id}) => id)].join(' ');
      });
      const runs: number[] = [];
      for (let index = 0; index < RUNS; index += 1) {
        const {environment, categories} = await run(route, ['performance']);
        if (environment.benchmarkIndex >= LEAST_BENCHMARK)
          runs.push(Math.round((categories.performance?.score ?? 0) * PERCENT));
      }
      const speed = runs.length > 0 ? `${median(runs)} of ${PERFORMANCE}` : 'no run on a quiet machine';
      process.stdout.write(`${route}: performance ${speed} (${runs.length} of ${RUNS} runs); ${lost.join('; ')}\n`);
    }
  } finally {
    await browser.close();
    host.stop();
  }
}
