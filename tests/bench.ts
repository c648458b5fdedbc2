/** `npm run bench`: what the site costs in time, each figure beside its bound. Nothing here decides whether tests pass. */
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';
import {pageFiles} from '../src/node/project-files';
import {currentImageJobs, loadContent, pictureFile} from '../src/node/load';
import {lookAtFile} from '../src/node/picture-facts';
import {encodeVersions} from '../src/plugins/images/encode';
import {pictureVersions} from '../src/plugins/images/picture-versions';
import {buildIndex, type IndexedPage} from '../src/plugins/search';
import {write} from '../src/plugins/output/write';
import {benchBuilds} from './bench/builds';
import {report} from './bench/figures';
import {benchHostile} from './bench/hostile';
import {benchHtml} from './bench/html';
import {benchLighthouse} from './bench/lighthouse';
import {benchLine} from './bench/line';
import {benchPages} from './bench/pages';
import {benchReview} from './bench/review';

const MICROSECONDS = 1e6;
const MILLISECONDS = 1e3;
const KILOBYTES = 1e3;

const SITE_SIZES = [30, 300, 3000];
const SECTIONS = 6;
const WORDS_A_SECTION = 60;
/** A multiplicative generator (Park and Miller), so that every run makes the same pages. */
const MODULUS = 2 ** 31 - 1;
const MULTIPLIER = 48_271;
/** Few words are frequent and many are rare, as in any text. */
const RARITY = 3;
/** How many results the page of results fetches at first. */
const RESULTS_SHOWN = 5;

/** Reads and encodes every photo in a copy of the project with a cache of its own, which is empty at first. */
async function benchPhotos(): Promise<void> {
  const project = process.cwd();
  const copy = mkdtempSync(join(tmpdir(), 'bench-'));
  for (const folder of ['pages', 'static']) cpSync(folder, join(copy, folder), {recursive: true});
  process.chdir(copy);
  process.env.PICTURE_CACHE = join(copy, 'cache');
  try {
    const cold = process.cpuUsage();
    const photos = [...(await currentImageJobs())].filter(([, {widths}]) => widths.length > 0);
    const files = [...new Set(photos.map(([, {picture}]) => pictureFile(picture.path)))];
    const sources = files.length;
    for (const [src, job] of photos) await encodeVersions(pictureVersions(src, job));
    const {user, system} = process.cpuUsage(cold);
    report(`CPU time a photo, cold (${sources} photos)`, (user + system) / MICROSECONDS / sources, 0.8, 's');
    const started = performance.now();
    await loadContent();
    report('Reading and checking all pages, warm', (performance.now() - started) / MILLISECONDS, 5, 's');
    const warm = process.cpuUsage();
    for (const file of files) await lookAtFile(file);
    for (const [src, job] of photos) await encodeVersions(pictureVersions(src, job));
    const again = process.cpuUsage(warm);
    report('CPU time a photo, warm', (again.user + again.system) / MILLISECONDS / sources, 5, 'ms');
  } finally {
    delete process.env.PICTURE_CACHE;
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

/** A word made of a number. */
const letters = (number: number) => String(number).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

/** Pages of the site's own words; each also has a word that no other page has. */
function generatedPages(count: number): IndexedPage[] {
  const words = JSON.parse(readFileSync('build/pagefind/words.json', 'utf8')) as string[];
  let seed = 1;
  const random = () => (seed = (seed * MULTIPLIER) % MODULUS) / MODULUS;
  const word = () => words[Math.floor(words.length * random() ** RARITY)] ?? '';
  const text = () => Array.from({length: WORDS_A_SECTION}, word).join(' ');
  return Array.from({length: count}, (_page, page) => {
    const sections = Array.from(
      {length: SECTIONS},
      (_, section) => `<h2 id="s${section}">${word()}</h2><p>${text()}</p>`,
    );
    const html = `<html><title>Page ${page}</title><main><h1>${word()} ${letters(page)}</h1>${sections.join('')}</main></html>`;
    return {url: `/page-${page}`, html};
  });
}

interface Engine {
  createInstance: (options: object) => {
    search: (term: string) => Promise<{results: {data: () => Promise<unknown>}[]}>;
  };
}

/** Searches an index once as a browser would. @returns the bytes that were fetched for it, scripts compressed. */
async function firstSearch(folder: string, term: string): Promise<number> {
  const script = join(folder, 'pagefind.js');
  let bytes = gzipSync(readFileSync(script)).length;
  const browserFetch = globalThis.fetch;
  globalThis.fetch = (address) => {
    const file = readFileSync(join(folder, (address as string).replace(/^\/pagefind\/|\?.*$/g, '')));
    bytes += file.length;
    return Promise.resolve(new Response(file));
  };
  try {
    const {createInstance} = (await import(pathToFileURL(script).href)) as Engine;
    const {results} = await createInstance({basePath: '/pagefind/'}).search(term);
    await Promise.all(results.slice(0, RESULTS_SHOWN).map(({data}) => data()));
    return bytes;
  } finally {
    globalThis.fetch = browserFetch;
  }
}

/** Makes the search index of small and large sites, and searches each once. */
async function benchSearch(): Promise<void> {
  for (const size of SITE_SIZES) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    try {
      const started = performance.now();
      const files = await buildIndex(generatedPages(size));
      const seconds = (performance.now() - started) / MILLISECONDS;
      for (const {path, content} of files) write(join(folder, path), content);
      writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
      report(`Search index of ${size} pages: time`, seconds, 30, 's');
      const bytes = await firstSearch(folder, 'commissioning');
      report(`Search index of ${size} pages: first search`, bytes / KILOBYTES, 100, 'kB');
      const words = gzipSync(readFileSync(join(folder, 'words.json'))).length;
      report(`Search index of ${size} pages: words, when nothing is found`, words / KILOBYTES, 100, 'kB');
    } finally {
      rmSync(folder, {recursive: true});
    }
  }
}

/** Each can be run alone: `npm run bench -- pages`. */
const PARTS: Record<string, () => Promise<void>> = {
  photos: benchPhotos,
  check: () => benchCheck(1000),
  hostile: benchHostile,
  search: benchSearch,
  pages: benchPages,
  line: benchLine,
  review: benchReview,
  builds: benchBuilds,
  html: benchHtml,
  lighthouse: benchLighthouse,
};

async function main(): Promise<void> {
  const named = process.argv.slice(2);
  for (const name of named.length > 0 ? named : Object.keys(PARTS)) {
    const part = PARTS[name];
    if (!part) throw new Error(`There is no part ${name}. Known are: ${Object.keys(PARTS).join(', ')}.`);
    await part();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
