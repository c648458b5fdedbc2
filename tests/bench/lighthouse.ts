import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {chromium} from '@playwright/test';
import {findBrowser} from '../../src/commands/browser';
import {ROUTES} from '../site/routes';
import {serveCompressed} from './compressed';
import {median} from './figures';
import {plainOf, withPlainPages} from './plain';
import {fetchTool} from './tools';

/** The newest that runs on Node 20. */
const VERSION = '12.8.2';
const PORT = 8795;
const DEBUGGING_PORT = 8796;
const RUNS = 5;
/** So often a page is tried for as many valid runs. */
const ATTEMPTS = 10;
/** A run on a machine that was slower at that moment says nothing of the page. */
const LEAST_BENCHMARK = 1500;
const PERFORMANCE = 97;
const PERCENT = 100;
/** Search engines are told to leave these out, and Lighthouse counts that as a fault. */
const NOT_INDEXABLE = ['/search', '/thank-you'];

interface Result {
  lhr: {
    /** Set when the run itself failed, as when the browser lost its record of the page. */
    runtimeError?: {code: string};
    environment: {benchmarkIndex: number};
    categories: Record<string, {score: number; auditRefs: {id: string; weight: number}[]}>;
    audits: Record<string, {score: number | null}>;
  };
}

/** One run: its mark, and how fast the machine was at that moment. */
interface Speed {
  mark: number;
  benchmark: number;
}

const isValid = ({benchmark}: Speed) => benchmark >= LEAST_BENCHMARK;
const middle = (runs: Speed[]) => Math.round(median(runs.map(({mark}) => mark)));

type Lighthouse = (url: string, flags: object) => Promise<Result>;

/**
 * Lighthouse's marks of every page on its phone: performance as the median of five valid runs, or as many as there were, the others once. Where no run
 * was valid, performance stands beside that of the plain page on the same machine.
 */
export async function benchLighthouse(): Promise<void> {
  const folder = fetchTool('lighthouse', VERSION);
  const {default: lighthouse} = (await import(pathToFileURL(join(folder, 'core', 'index.js')).href)) as {
    default: Lighthouse;
  };
  const site = withPlainPages(ROUTES);
  const host = await serveCompressed(PORT, site);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors', `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  const run = async (route: string, onlyCategories: string[]) =>
    (await lighthouse(host.url + route, {port: DEBUGGING_PORT, logLevel: 'silent', onlyCategories})).lhr;
  const speeds = async (route: string) => {
    const runs: Speed[] = [];
    for (let index = 0; index < ATTEMPTS && runs.filter(isValid).length < RUNS; index += 1) {
      const {runtimeError, environment, categories} = await run(route, ['performance']);
      if (runtimeError) process.stdout.write(`${route}: a run failed (${runtimeError.code}) and is not counted\n`);
      else runs.push({benchmark: environment.benchmarkIndex, mark: (categories.performance?.score ?? 0) * PERCENT});
    }
    return runs;
  };
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
      const runs = await speeds(route);
      const valid = runs.filter(isValid);
      const speed =
        valid.length > 0
          ? `${middle(valid)} of ${PERFORMANCE} (${valid.length} of ${runs.length} runs)`
          : `${middle(runs)}, the plain page ${middle(await speeds(plainOf(route)))} (the machine was not quiet)`;
      process.stdout.write(`${route}: performance ${speed}; ${lost.join('; ')}\n`);
    }
  } finally {
    await browser.close();
    host.stop();
    rmSync(site, {recursive: true});
  }
}
