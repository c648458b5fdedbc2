/**
 * `npm run print`: prints PDFs from the built site's own pages, so that they cannot contradict them: the company profile,
 * the prequalification pack and the capability sheet of each service. They are tagged, have real text, and are committed;
 * the check knows what they were printed from. Only what differs from the pages is printed anew; `--all` prints all.
 */
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {publishedOn} from '../../content/content';
import {FlawError} from '../../content/host/flaw-error';
import {loadContent, showContent} from '../../content/host/load';
import {isUpToDate, markPdf, printedHash, printedOf, type Printed} from '../../content/host/printed';
import {lagosDay} from '../../shared/days';
import {findBrowser} from '../browser';
import {serveSite} from '../host';
import {COMPOSE} from './compose';
import {layOut} from './lay-out';

const PORT = 8792;
/** As wide as the text of a sheet in CSS pixels, so that pages lay themselves out as they do in print. */
const VIEWPORT = {width: 670, height: 1000};

async function main(): Promise<void> {
  const {values} = parseArgs({options: {all: {type: 'boolean', default: false}}});
  const content = publishedOn(await loadContent(), lagosDay());
  if (!content.site || content.flaws.length > 0) throw new FlawError(content.flaws);
  const {site} = content;
  const shown = showContent(content, site);
  const wanted = printedOf(content, shown.rest.facts).filter((printed) => values.all || !isUpToDate(printed, content));
  if (wanted.length === 0) {
    say('Every PDF says what the pages say.\n');
    return;
  }
  const host = await serveSite(PORT);
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  try {
    // Without scripts a page is what is in its HTML, nothing moving and nothing loading late.
    const page = await browser.newPage({javaScriptEnabled: false, bypassCSP: true, viewport: VIEWPORT});
    await page.emulateMedia({media: 'print', colorScheme: 'light'});
    for (const printed of wanted) {
      const html = await COMPOSE[printed.kind](page, printed, {site, shown, host: host.url, today: shown.rest.today});
      await page.goto(host.url);
      await layOut(page, printed, html, site);
      const pdf = await page.pdf({tagged: true, outline: true, preferCSSPageSize: true, printBackground: true});
      assertOneSheet(printed, pdf);
      writeFileSync(printed.file, markPdf(pdf, printedHash(printed, content)));
      say(`${printed.file} is written.\n`);
    }
    say('Look at what is written, then commit it.\n');
  } finally {
    await browser.close();
    host.stop();
  }
}

/** @throws Error when what belongs on one sheet takes two */
function assertOneSheet({kind, file}: Printed, pdf: Buffer): void {
  const sheets = pdf.toString('latin1').match(/\/Type \/Page\s/g)?.length;
  if (kind !== 'sheet' || sheets === 1) return;
  throw new Error(`${file} would take ${sheets} sheets: its page says more than one sheet holds.`);
}

const say = (text: string): void => void process.stdout.write(text);

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
