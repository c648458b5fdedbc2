import {chromium, type Browser} from '@playwright/test';
import {findBrowser} from '../../src/commands/browser';
import {VISITED} from '../site/routes';
import {NGINX_PORT} from '../site/address';
import {site} from '../site/listed';
import {Nginx} from '../site/nginx-server';
import {median, PHONE, report} from './figures';
import {slowLine} from './slow-line';

/** Where nginx speaks HTTP/2, with the order in which browsers want things. */
const PORT = NGINX_PORT + 1;
const HOST = new URL(site.url).hostname;
const RUNS = 3;
/** When something can be read, and when nothing lies over the page any more. */
const TEXT_MS = 2500;
const RELEASE_MS = 4500;
const PATIENCE_MS = 60_000;

interface Seen {
  text: number;
  release: number;
}

/** Every page on a bad line, as its first visitor meets it. */
export async function benchLine(): Promise<void> {
  const host = new Nginx(NGINX_PORT);
  await host.start('build', site.url);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--ignore-certificate-errors',
      `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
    ],
  });
  try {
    for (const route of VISITED) {
      const seen: Seen[] = [];
      for (let run = 0; run < RUNS; run += 1) seen.push(await visit(browser, route));
      report(`${route}: first text on a bad line`, median(seen.map(({text}) => text)), TEXT_MS, 'ms');
      report(`${route}: whole page free on a bad line`, median(seen.map(({release}) => release)), RELEASE_MS, 'ms');
    }
  } finally {
    await browser.close();
    await host.stop();
  }
}

async function visit(browser: Browser, route: string): Promise<Seen> {
  const line = await slowLine(PORT);
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    // What browsers say once they know such a line.
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', {get: () => ({saveData: false, effectiveType: '3g'})}),
    );
    await page.goto(`https://${HOST}:${line.port}${route}`, {waitUntil: 'commit', timeout: PATIENCE_MS});
    const seen = await page.evaluate(watch);
    return seen;
  } finally {
    await context.close();
    line.stop();
  }
}

/** Runs in the page. */
function watch(): Promise<Seen> {
  const text = new Promise<number>((resolve) =>
    new PerformanceObserver((list) => {
      const first = list.getEntriesByName('first-contentful-paint')[0];
      if (first) resolve(first.startTime);
    }).observe({type: 'paint', buffered: true}),
  );
  // Once the pictures that the page waits for are there, or its patience is over.
  const isFree = () => {
    const screen = document.querySelector('main > [role=status]');
    const isOver = screen?.getAnimations().every(({playState}) => playState === 'finished') ?? true;
    return (
      isOver || document.querySelector(':root:is([data-released], [data-saver]), main[aria-busy="false"]') !== null
    );
  };
  const release = text.then(
    () =>
      new Promise<number>((resolve) => {
        const look = () => (isFree() ? resolve(performance.now()) : requestAnimationFrame(look));
        look();
      }),
  );
  return Promise.all([text, release]).then(([first, free]) => ({text: first, release: free}));
}
