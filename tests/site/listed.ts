import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {splitPage} from '../../src/content/read/front-matter';
import type {JobOpening} from '../../src/content/kinds/careers';
import type {Site} from '../../src/content/kinds/site';

/**
 * The entries of a list in the page that owns it. Staff add, change and remove them, so the tests compare what is shown
 * with what is listed. When a list holds less than the specification names, `npm run check -- --notices` tells it.
 */
export function listed<T = Record<string, string>>(page: string, list: string): T[] {
  return topOf<Record<string, T[] | undefined>>(`pages/${page}.mdx`)[list] ?? [];
}

/** The top block of a page's file. */
export const topOf = <T>(file: string): Pick<T, keyof T> =>
  parse(splitPage(readFileSync(file, 'utf8'))?.yaml ?? '') as T;

/** A figure as it is shown, such as `150+`. */
export const figures = (page: string): string[] =>
  listed<{number: number; suffix?: string}>(page, 'statistics').map(({number, suffix = ''}) => `${number}${suffix}`);

/** The facts and words of pages/_site.yml. */
export const site = parse(readFileSync('pages/_site.yml', 'utf8')) as Site;

/** The openings that can be applied for: one closes when its last day ends in Lagos. There may be none. */
export function currentOpenings(): JobOpening[] {
  const today = new Date().toLocaleDateString('en-CA', {timeZone: 'Africa/Lagos'});
  return listed<JobOpening>('careers', 'openings').filter(({closes}) => closes === undefined || closes >= today);
}

/** The slides of Home, in their order. */
export const slides = listed<{title: string; image: string}>('index', 'slides');

/** A word that the first slide of Home shows. */
export const [wordOfSlide = ''] = (slides[0]?.title ?? '').match(/\p{L}{4,}/gu) ?? [];
