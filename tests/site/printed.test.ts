import type {Page} from '@playwright/test';
import {publishedOn} from '../../src/content/content';
import {loadContent, showContent} from '../../src/content/host/load';
import {isUpToDate, printedOf, type Printed} from '../../src/content/host/printed';
import {lagosDay} from '../../src/shared/days';
import {fillPlaces} from '../../src/shared/fill-places';
import {site} from './listed';
import {readPdf, type Pdf} from './pdf';
import {expect, test} from './test';

const HOST = new URL(site.url).host;
/** The pages that a capability sheet names besides its own. */
const BESIDE = ['/projects', '/about/certifications'];
const DAY = /\d{1,2}[A-Z][a-z]+20\d\d/;

/** Without spaces, because lines end elsewhere on paper. */
const close = (text: string): string => text.replace(/[\s\u00ad\u200b\u2060]+/g, '');
const pattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The kept PDFs that still say what the pages say; the check names the others, which no test of a page may stop. */
async function upToDate(): Promise<Printed[]> {
  const content = publishedOn(await loadContent(), lagosDay());
  const {facts} = showContent(content, site).rest;
  return printedOf(content, facts).filter((printed) => isUpToDate(printed, content));
}

/** What a block says without the addresses that its links lead to, and without the words around them. */
function ownWords(text: string, {links}: Pdf): string {
  const addresses = links
    .map((link) => close(link.replace(/^https:\/\/|\/$/g, '')))
    .sort((a, b) => b.length - a.length);
  const without = addresses.reduce((words, address) => words.replaceAll(address, ''), close(text));
  const from = pattern(close(fillPlaces(site.printedFrom, {address: '', date: '0'}))).replace('0', DAY.source);
  return without.replace(new RegExp(`^${from}$`), '');
}

interface Words {
  /** All of its main part, shown or not, with its title and the addresses that its links lead to. */
  all: string;
  /** What stands on paper, block by block. */
  printed: string[];
}

test.describe('Every PDF that is printed from the pages', () => {
  test.use({javaScriptEnabled: false});

  test('says what its pages say, all of it and nothing else, and where each part stands', async ({page}) => {
    test.slow();
    await page.emulateMedia({media: 'print'});
    const printed = await upToDate();
    expect(printed).not.toHaveLength(0);
    const words = new Map<string, Words>();
    for (const path of new Set([...BESIDE, ...printed.flatMap(pathsOf)])) words.set(path, await wordsOf(page, path));
    for (const one of printed) {
      const pdf = await readPdf(one.file);
      const own = pathsOf(one);
      const around = [site.legalName, site.tagline, ...site.address, ...site.phones, site.email, HOST, one.name];
      const stated = [...around.map(close), ...[...own, ...BESIDE].map((path) => words.get(path)?.all)].join('|');
      const foreign = pdf.blocks.filter(({text}) => !stated.includes(ownWords(text, pdf)));
      expect(foreign, one.file).toEqual([]);
      const said = pdf.blocks.map(({text}) => close(text)).join('');
      const missing = own.flatMap((path) => words.get(path)?.printed.filter((block) => !said.includes(block)));
      expect(missing, one.file).toEqual([]);
      if (one.kind === 'profile') continue;
      const sources = [...own, ...factsOf(one).map(({page: place}) => place)].map((path) => site.url + path);
      expect(pdf.links, one.file).toEqual(expect.arrayContaining(sources));
      const dated = pdf.blocks.filter(({text}) => ownWords(text, pdf) === '' && DAY.test(close(text)));
      expect(dated.length, one.file).toBeGreaterThanOrEqual(own.length);
    }
  });
});

const pathsOf = ({pages}: Printed): string[] => pages.map(({path = '/'}) => path);

/** The lines of a sheet's tables. */
const factsOf = ({kind, facts: {projects = [], certifications = []}}: Printed): {page: string}[] =>
  kind === 'sheet' ? [...projects, ...certifications] : [];

/** What a page says, as it is printed. */
async function wordsOf(page: Page, path: string): Promise<Words> {
  await page.goto(path);
  const words = await page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) throw new Error('The page has no main part.');
    const links = [...main.querySelectorAll('a')].map(({href}) => href);
    const all = [document.title, main.textContent, ...links].join('|');
    // Links to other sites stand there with their addresses; a chart repeats the table beside it.
    const silent =
      'nav, button, summary, .srOnly, [aria-hidden=true], [role=status], [aria-live], a[href^="https:"], figure:not(:has(img))';
    for (const element of main.querySelectorAll(silent)) element.remove();
    const blocks = 'h1, h2, h3, h4, p, li, th, td, dd, figcaption';
    const printed = [...main.querySelectorAll<HTMLElement>(blocks)]
      .filter((element) => element.checkVisibility() && element.querySelector(blocks) === null)
      .map((element) => element.innerText);
    return {all, printed};
  });
  return {all: close(words.all), printed: words.printed.map(close)};
}
