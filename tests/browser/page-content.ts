import {readFileSync} from 'node:fs';
import {basename, extname} from 'node:path';
import {parse} from 'yaml';
import {pageFiles} from '../../src/node/project-files';
import {addressOf} from '../../src/cms/values/paths';
import {IMAGE_URL} from '../../src/cms/images';
import {splitPage} from '../../src/cms/parse/front-matter';
import type {Opening} from '../../src/site/page-types/entries';
import {entryIdOf, pageTypeOf} from '../../src/cms/definition/site-definition';
import type {Site} from '../../src/site/page-types/site';
import {isClosed, scheduledDay, removeSiteLinks} from '../../src/cms/content/scheduled';
import {siteDefinition} from '../../src/site/site-definition';
import {interpolate} from '../../src/shared/interpolate';
import {withCommas} from '../../src/shared/numbers';
import {slug} from '../../src/shared/slug';

/** The day in Lagos. */
export const TODAY = new Date().toLocaleDateString('en-CA', {timeZone: 'Africa/Lagos'});

/**
 * Returns the entries of a list in the page that owns it, except for scheduled ones. Staff add, change and remove them,
 * so the tests compare what is shown with what is listed. When a list has fewer entries than the specification names,
 * `npm run check -- --warnings` reports it.
 */
export function listedEntries<T = Record<string, string>>(page: string, list: string): T[] {
  const all = frontMatterOfFile<Record<string, T[] | undefined>>(`pages/${page}.mdx`)[list] ?? [];
  return all.filter((entry) => scheduledDay(entry, TODAY) === undefined);
}

/** Returns the front matter of a page. */
export const frontMatterOfFile = <T>(file: string): Pick<T, keyof T> =>
  parse(splitPage(readFileSync(file, 'utf8'))?.yaml ?? '') as T;

const scheduledFiles = pageFiles().filter((file) => scheduledDay(frontMatterOfFile(file), TODAY) !== undefined);

/** The data of pages/_site.yml, without menu items for scheduled pages. */
export const site = removeSiteLinks(
  siteDefinition,
  parse(readFileSync('pages/_site.yml', 'utf8')) as Site,
  new Set(scheduledFiles.map(addressOf)),
);

/** The figures of a page as text, such as `150+`, including those from pages/_site.yml. */
export const figures = (page: string): string[] =>
  listedEntries<{number?: number; suffix?: string; figure?: string}>(page, 'statistics').map((own) => {
    const {number, suffix = ''} = site.figures?.find(({id}) => id === own.figure) ?? own;
    return withCommas(number ?? 0) + suffix;
  });

/** Returns the front matter of the pages that are entries of a list, each with its id; without those hidden today. */
export const pagesIn = <T = Record<string, string>>(list: string): (T & {id: string})[] =>
  pageFiles()
    .filter((file) => pageTypeOf(siteDefinition, file).collection?.list === list)
    .map((file) => ({...frontMatterOfFile<T>(file), id: entryIdOf(file)}))
    .filter((data) => scheduledDay(data, TODAY) === undefined && !isClosed(data, TODAY));

/** The openings that accept applications; an opening closes when its last day ends in Lagos. There may be none. */
export const currentOpenings = (): Opening[] =>
  pagesIn<Omit<Opening, 'id'> & {pinned?: number}>('openings').sort(
    (a, b) => (a.pinned ?? Infinity) - (b.pinned ?? Infinity) || (b.posted ?? '').localeCompare(a.posted ?? ''),
  );

/** The slides of Home, in their order. */
export const slides = listedEntries<{title: string; subtitle: string; image: string}>('index', 'slides');

/** The prefixes of the addresses of these slides' photos in the built site. */
export const HERO_PHOTOS = slides.map(({image}) => `${IMAGE_URL}/${basename(image, extname(image))}.`);

/** Whether an address belongs to such a photo. */
export const isHero = ({pathname}: URL): boolean => HERO_PHOTOS.some((hero) => pathname.startsWith(hero));

/** A word on the first slide of Home. */
export const [slideWord = ''] = (slides[0]?.title ?? '').match(/\p{L}{4,}/gu) ?? [];

/** Returns the name of the menu item for an address, in the bar or in a dropdown. */
export const menuLabel = (address: string): string =>
  site.navigation
    .flatMap(({name, href, dropdown = []}) => [{name, href}, ...dropdown])
    .find(({href}) => href === address)?.name ?? '';

/** The menu items that have a dropdown, the first one first. */
export const dropdowns = site.navigation.flatMap(({name, dropdown}) => (dropdown ? [{name, dropdown}] : []));

/** A page of the first dropdown that has its own file: the last one. */
export const pageInDropdown = dropdowns[0]?.dropdown.at(-1) ?? {name: '', href: ''};

/** Returns the name of the button that opens a dropdown. */
export const toggleOf = (name = dropdowns[0]?.name ?? ''): string => interpolate(site.labels.subMenu, {name});

/** Returns the name of a slide of the hero, counted from 1. */
export const slideName = (number: number): string =>
  interpolate(site.labels.slide, {number, name: slides[number - 1]?.subtitle ?? ''});

/** Returns the id of the section that contains a block, such as `<Openings />`, or some text. */
export function sectionWith(file: string, text: string): string {
  const before = readFileSync(file, 'utf8').split(text, 1)[0] ?? '';
  const [, tag = ''] = /^## ([^|\n]+)(?![^]*^## )/m.exec(before) ?? [];
  return slug(tag.trim());
}
