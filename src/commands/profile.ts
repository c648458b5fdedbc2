/**
 * `npm run profile`: prints the company profile from the built site's own pages, so that it cannot contradict them.
 * The PDF is tagged, has bookmarks and real text, and is committed.
 */
import {chromium, type Page} from '@playwright/test';
import {loadContent} from '../content/load';
import {findBrowser} from './browser';
import {serveSite} from './host';

const TARGET = 'static/files/company-profile.pdf';
const PORT = 8792;

/** The pages in the order of the profile; each service follows the overview in the order of the side menu. */
const pagesOf = (services: string[]) => [
  '/about',
  '/about/who-we-are',
  '/services',
  ...services,
  '/oem',
  '/about/certifications',
  '/about/clients',
  '/contact',
];

async function main(): Promise<void> {
  const {site, lists} = await loadContent();
  const host = await serveSite(PORT);
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  try {
    // Without scripts a page is what is in its HTML, nothing moving and nothing loading late.
    const page = await browser.newPage({javaScriptEnabled: false});
    await page.goto(host.url);
    const lines = [site?.tagline ?? '', ...(site?.address ?? []), ...(site?.phones ?? []), site?.email ?? ''];
    await putCover(page, site?.legalName ?? '', lines);
    for (const address of pagesOf(lists.services.map(({path}) => path))) await append(page, address);
    await picturesReady(page);
    await page.pdf({path: TARGET, format: 'A4', tagged: true, outline: true, preferCSSPageSize: true});
    process.stdout.write(`${TARGET} is written. Look at it, then commit it.\n`);
  } finally {
    await browser.close();
    host.stop();
  }
}

/** The first sheet: who this is, and how to reach them. Everything else of the page is taken away. */
async function putCover(page: Page, name: string, lines: string[]): Promise<void> {
  await page.evaluate(
    ({title, words}) => {
      const cover = document.createElement('section');
      const heading = cover.appendChild(document.createElement('h1'));
      heading.textContent = title;
      for (const line of words) cover.appendChild(document.createElement('p')).textContent = line;
      cover.style.cssText = 'height: 240mm; display: flex; flex-direction: column; justify-content: flex-end';
      document.title = title;
      document.body.replaceChildren(cover);
    },
    {title: name, words: lines},
  );
}

/** Adds the main content of another page on a new sheet. */
async function append(page: Page, address: string): Promise<void> {
  const html = await (await page.request.get(new URL(address, page.url()).href)).text();
  await page.evaluate((source) => {
    const main = new DOMParser().parseFromString(source, 'text/html').querySelector('main');
    if (!main) return;
    // A JPEG goes into the PDF as it is; other formats would be unpacked and weigh ten times as much.
    main.querySelectorAll('nav, source, [role="status"]').forEach((element) => element.remove());
    main.querySelectorAll('img').forEach((image) => {
      image.loading = 'eager';
      image.sizes = '800px';
    });
    main.removeAttribute('id');
    main.style.breakBefore = 'page';
    document.body.append(document.adoptNode(main));
  }, html);
}

async function picturesReady(page: Page): Promise<void> {
  await page.emulateMedia({media: 'print', colorScheme: 'light'});
  await page.evaluate(async () => {
    const ready = [...document.images].map((image) => image.decode().catch(() => undefined));
    await Promise.all([...ready, document.fonts.ready]);
  });
}

void main();
