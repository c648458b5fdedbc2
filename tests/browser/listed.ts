import {readFileSync} from 'node:fs';
import {basename, extname} from 'node:path';
import {parse} from 'yaml';
import {pageFiles} from '../../src/node/project-files';
import {addressOf} from '../../src/cms/base/paths';
import {IMAGE_URL} from '../../src/cms/images';
import {splitPage} from '../../src/cms/parse/front-matter';
import type {Vacancy} from '../../src/site/page-types/careers';
import type {Site} from '../../src/site/page-types/site';
import {scheduledDay, siteWithout} from '../../src/cms/lint/scheduled';
import {siteDefinition} from '../../src/site/site-definition';
import {interpolate} from '../../src/shared/interpolate';
import {withCommas} from '../../src/shared/rates';
import {slug} from '../../src/shared/slug';

/** The day in Lagos. */
export const TODAY = new Date().toLocaleDateString('en-CA', {timeZone: 'Africa/Lagos'});

/**
 * The entries of a list in the page that owns it, but for those that wait for their day. Staff add, change and remove
 * them, so the tests compare what is shown with what is listed. When a list holds less than the specification names,
 * `npm run check -- --warnings` tells it.
 */
export function listed<T = Record<string, string>>(page: string, list: string): T[] {
  const all = topOf<Record<string, T[] | undefined>>(`pages/${page}.mdx`)[list] ?? [];
  return all.filter((entry) => scheduledDay(entry, TODAY) === undefined);
}

/** The front matter of a page's file. */
export const topOf = <T>(file: string): Pick<T, keyof T> =>
  parse(splitPage(readFileSync(file, 'utf8'))?.yaml ?? '') as T;

const waiting = pageFiles().filter((file) => scheduledDay(topOf(file), TODAY) !== undefined);

/** The facts and words of pages/_site.yml, without the lines of the menus that lead to pages that wait for their day. */
export const site = siteWithout(
  siteDefinition,
  parse(readFileSync('pages/_site.yml', 'utf8')) as Site,
  new Set(waiting.map(addressOf)),
);

/** A figure as it is shown, such as `150+`, and where it is named, as pages/_site.yml has it. */
export const figures = (page: string): string[] =>
  listed<{number?: number; suffix?: string; figure?: string}>(page, 'statistics').map((own) => {
    const {number, suffix = ''} = site.figures?.find(({id}) => id === own.figure) ?? own;
    return withCommas(number ?? 0) + suffix;
  });

/** The openings that can be applied for: one closes when its last day ends in Lagos. There may be none. */
export function currentOpenings(): Vacancy[] {
  return listed<Vacancy>('careers', 'openings').filter(({closes}) => closes === undefined || closes >= TODAY);
}

/** The slides of Home, in their order. */
export const slides = listed<{title: string; subtitle: string; image: string}>('index', 'slides');

/** How the addresses of the photos of these slides begin in the built site, whatever their widths and formats. */
export const HEROES = slides.map(({image}) => `${IMAGE_URL}/${basename(image, extname(image))}.`);

/** Whether it is the address of such a photo. */
export const isHero = ({pathname}: URL): boolean => HEROES.some((hero) => pathname.startsWith(hero));

/** A word that the first slide of Home shows. */
export const [wordOfSlide = ''] = (slides[0]?.title ?? '').match(/\p{L}{4,}/gu) ?? [];

/** The word of the main menu that leads to an address, whether it is in the bar or in a dropdown. */
export const menuWord = (address: string): string =>
  site.navigation
    .flatMap(({name, href, dropdown = []}) => [{name, href}, ...dropdown])
    .find(({href}) => href === address)?.name ?? '';

/** The entries of the main menu that have a dropdown, the first one first. */
export const dropdowns = site.navigation.flatMap(({name, dropdown}) => (dropdown ? [{name, dropdown}] : []));

/** A page of the first dropdown that is in a file of its own: its last one. */
export const inDropdown = dropdowns[0]?.dropdown.at(-1) ?? {name: '', href: ''};

/** The button that opens a dropdown of the main menu. */
export const toggleOf = (name = dropdowns[0]?.name ?? ''): string => interpolate(site.labels.subMenu, {name});

/** What a slide of the hero is called, counted from 1. */
export const slideName = (number: number): string =>
  interpolate(site.labels.slide, {number, name: slides[number - 1]?.subtitle ?? ''});

/** The id of the section of a page that holds a part, such as `<Openings />`, or other words. */
export function sectionWith(file: string, text: string): string {
  const before = readFileSync(file, 'utf8').split(text, 1)[0] ?? '';
  const [, tag = ''] = /^## ([^|\n]+)(?![^]*^## )/m.exec(before) ?? [];
  return slug(tag.trim());
}
