/** What each PDF says, from the built pages and from the facts that they state. */
import type {Page} from '@playwright/test';
import type {Printed} from '../../content/host/printed';
import type {Shown} from '../../content/host/load';
import {forHtml} from '../../shared/escape';
import {certificateRows, cover, from, jobRows, lines, sheetTop, table, type Company} from './blocks';
import {printedMain} from './printed-main';

const PROJECTS = '/projects';
const CERTIFICATIONS = '/about/certifications';
const BUYERS = '/buyers';
const SERVICE = '/services/';

interface Site extends Company {
  shown: Shown;
  /** Where the built site is served. */
  host: string;
}

/** @returns the body of a PDF as HTML. */
export type Compose = (page: Page, printed: Printed, site: Site) => Promise<string>;

export const COMPOSE: Record<Printed['kind'], Compose> = {profile, pack, sheet};

async function profile(page: Page, {pages}: Printed, {host, site}: Site): Promise<string> {
  let html = cover(site, `<p>${forHtml(site.tagline)}</p>`);
  for (const {path = '/'} of pages) {
    await page.goto(host + path);
    const detail = path.startsWith(SERVICE);
    html += `<section class="${detail ? 'detail' : 'chapter'}">${await printedMain(page, {detail})}</section>`;
  }
  return html;
}

async function pack(page: Page, {pages, name}: Printed, company: Site): Promise<string> {
  const {site, host} = company;
  let html = cover(site, `<p>${forHtml(name)}</p>${from(company, '')}`);
  for (const {path = '/'} of pages) {
    await page.goto(host + path);
    const main = await printedMain(page, {photos: false, linksTo: path === BUYERS ? site.url : undefined});
    html += `<section class="chapter">${main}${from(company, path)}</section>`;
  }
  return html;
}

async function sheet(page: Page, {pages, name, facts}: Printed, company: Site): Promise<string> {
  const {site, host, shown} = company;
  const [{path = '/'} = {}] = pages;
  await page.goto(host + path);
  const main = await printedMain(page, {});
  const titleOf = (address: string) => shown.rest.listed.find((one) => one.path === address)?.title ?? '';
  const certifications = shown.pages.get(CERTIFICATIONS);
  const words = certifications?.kind === 'certifications' ? certifications.recordWords : undefined;
  const tables = [
    table(company, titleOf(PROJECTS), jobRows(facts)),
    table(company, titleOf(CERTIFICATIONS), certificateRows(facts, words?.validUntil)),
  ];
  const content = sheetTop(site, name) + `<div class="main">${main}${from(company, path)}</div>` + tables.join('');
  return `<div class="sheet"><div class="content">${content}</div>${lines(site)}</div>`;
}
