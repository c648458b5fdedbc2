/** What PDFs say beside the main parts of their pages, as HTML from the facts that pages state. */
import {readFileSync} from 'node:fs';
import type {Facts} from '../../content/kinds/facts';
import type {Site} from '../../content/kinds/site';
import {longDate, periodOf} from '../../shared/days';
import {forHtml} from '../../shared/escape';
import {fillPlaces} from '../../shared/fill-places';

const DRAWING = 'src/css/drawings/skid.svg';
const MARK =
  '<svg class="mark" viewBox="0 0 40 40" aria-hidden="true"><path class="body" d="M0 0h40v9H9.5v6.5H31v9H9.5V40H0z"/><path class="datum" d="M17 29h23L28.5 40z"/></svg>';

/** Whose PDF it is, and on which day it is printed. */
export interface Company {
  site: Site;
  /** The day in Lagos, `2026-11-30`. */
  today: string;
}

const paragraph = (line: string): string => `<p>${forHtml(line)}</p>`;

/** @returns how to reach the company, line by line. */
export const lines = ({address, phones, email, url}: Site): string =>
  `<div class="lines">${[...address, ...phones, email, new URL(url).host].map(paragraph).join('')}</div>`;

/** @returns the first sheet: who this is, what it holds, and how to reach them. */
export const cover = (site: Site, words: string): string =>
  `<section class="cover"><div class="drawing" aria-hidden="true">${readFileSync(DRAWING, 'utf8')}</div>${MARK}
    <div class="name"><h1>${forHtml(site.legalName)}</h1>${words}</div>${lines(site)}</section>`;

/** @returns an address of the site, or of a place on a page, that can be read on paper and followed on a screen. */
const printedAddress = (site: Site, path: string): string =>
  `<a href="${forHtml(site.url + path)}">${forHtml(new URL(site.url).host + path).replace(/[/#]/g, '<wbr>$&')}</a>`;

/** @returns where the words above come from, and on which day they stood there. */
export const from = ({site, today}: Company, path: string): string =>
  `<p class="from">${fillPlaces(forHtml(site.printedFrom), {address: printedAddress(site, path), date: longDate(today)})}</p>`;

/** @returns the head of a capability sheet. */
export const sheetTop = ({legalName}: Site, name: string): string =>
  `<div class="top">${MARK}<p>${forHtml(legalName)}</p><p>${forHtml(name)}</p></div>`;

/** A line of a table: what is said, and the page that says it. */
interface Row {
  said: (string | undefined)[];
  page: string;
}

/** @returns a table of a capability sheet below the name of its page; nothing without a line. */
export function table({site, today}: Company, title: string, rows: Row[]): string {
  const [first] = rows;
  if (first === undefined) return '';
  const row = ({said: [name = '', ...others], page}: Row) =>
    `<tr><th scope="row">${forHtml(name)}</th>${others.map((one = '') => `<td>${forHtml(one)}</td>`).join('')}<td>${printedAddress(site, page)}</td></tr>`;
  const [page = ''] = first.page.split('#');
  return `<section><h2>${forHtml(title)}</h2><table>${rows.map(row).join('')}</table>${from({site, today}, page)}</section>`;
}

/** @returns the completed jobs of a service as lines of a table, as they stand on the page of projects. */
export const jobRows = ({projects = []}: Partial<Facts>): Row[] =>
  projects.map(({name, client, place, outcome, page, ...period}) => ({
    said: [name, client, place, periodOf(period), outcome && `${outcome.number} ${outcome.unit}`],
    page,
  }));

/** @returns the certificates as lines of a table; their last day in the words of the page that shows them. */
export const certificateRows = ({certifications = []}: Partial<Facts>, words?: string): Row[] =>
  certifications.map(({name, category, number, issuer, validUntil, page}) => ({
    said: [name, category, number, issuer, validUntil && words && fillPlaces(words, {date: longDate(validUntil)})],
    page,
  }));
