/**
 * `npm run profile`: prints the company profile from the built site's own pages, so that it cannot contradict them.
 * The PDF is tagged, has bookmarks and real text, and is committed; the check knows what it was printed from.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {FlawError} from '../../content/host/flaw-error';
import {publishedOn} from '../../content/content';
import {loadContent} from '../../content/host/load';
import {markPdf, PROFILE, profileHash, profilePages} from '../../content/profile';
import type {Site} from '../../content/kinds/site';
import {lagosDay} from '../../shared/days';
import {findBrowser} from '../browser';
import {serveSite} from '../host';
import {printedMain} from './printed-main';

const PORT = 8792;
/** As wide as the text of a sheet in CSS pixels, so that pages lay themselves out as they do in print. */
const VIEWPORT = {width: 670, height: 1000};

async function main(): Promise<void> {
  const content = publishedOn(await loadContent(), lagosDay());
  if (!content.site || content.flaws.length > 0) throw new FlawError(content.flaws);
  const host = await serveSite(PORT);
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  try {
    // Without scripts a page is what is in its HTML, nothing moving and nothing loading late.
    const page = await browser.newPage({javaScriptEnabled: false, bypassCSP: true, viewport: VIEWPORT});
    await page.emulateMedia({media: 'print', colorScheme: 'light'});
    const chapters: string[] = [];
    for (const {path = '/'} of profilePages(content)) {
      await page.goto(host.url + path);
      const detail = path.startsWith('/services/');
      chapters.push(`<section class="${detail ? 'detail' : 'chapter'}">${await printedMain(page, detail)}</section>`);
    }
    await compose(page, host.url, content.site, chapters.join(''));
    const pdf = await page.pdf({tagged: true, outline: true, preferCSSPageSize: true, printBackground: true});
    writeFileSync(PROFILE, markPdf(pdf, profileHash(content)));
    process.stdout.write(`${PROFILE} is written. Look at it, then commit it.\n`);
  } finally {
    await browser.close();
    host.stop();
  }
}

/** Puts the chapters behind a cover, on a page of the site that lends its fonts and colours. */
async function compose(page: Page, url: string, site: Site, chapters: string): Promise<void> {
  await page.goto(url);
  const drawing = readFileSync('src/css/drawings/skid.svg', 'utf8');
  const sheet = readFileSync(join(__dirname, 'profile.css'), 'utf8');
  const footer = `@page { @bottom-left { content: '${site.legalName}' } @bottom-center { content: '${new URL(site.url).host}' } }`;
  await page.evaluate(
    ({title, html, css}) => {
      document.title = title;
      document.head.appendChild(document.createElement('style')).textContent = css;
      document.body.innerHTML = html;
    },
    {title: `${site.legalName}: company profile`, html: cover(site, drawing) + chapters, css: sheet + footer},
  );
  await page.evaluate(async () => {
    const ready = [...document.images].map((image) => image.decode().catch(() => undefined));
    await Promise.all([...ready, document.fonts.ready]);
  });
}

/** The first sheet: who this is, and how to reach them. */
function cover({legalName, tagline, address, phones, email, url}: Site, drawing: string): string {
  const lines = [...address, ...phones, email, new URL(url).host].map((line) => `<p>${line}</p>`).join('');
  return `<section class="cover"><div class="drawing" aria-hidden="true">${drawing}</div>
    <svg class="mark" viewBox="0 0 40 40" aria-hidden="true"><path fill="#fff" d="M0 0h40v9H9.5v6.5H31v9H9.5V40H0z"/><path class="datum" d="M17 29h23L28.5 40z"/></svg>
    <div class="name"><h1>${legalName}</h1><p>${tagline}</p></div><div class="lines">${lines}</div></section>`;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
