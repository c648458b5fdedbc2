/** Which other pages show a value, so that a person knows before changing it. */
import {SITE_FILE, STATIC_FOLDER} from '../../content/paths';
import {madePages, restOf, showPage} from '../../content/show';
import {numberContent, type Places} from '../../plugins/preview/stamps/number-words';
import {numbersIn, SIGNS} from '../../plugins/preview/stamps/signs';
import type {Now} from './drawing';
import {placeOf, type Place} from './places';

/** A page by its address; one that is made of an entry has no file of its own, and its title. */
interface ShownOn {
  path: string;
  title?: string;
}

/** @returns all pages that are given words of a place to show, or "all" for what the frame shows. */
export function shownOn({file, path}: Place, {content, site: plain, sizes}: Now): ShownOn[] | 'all' {
  if (file === SITE_FILE) return 'all';
  if (!path) return [];
  const places: Places = [];
  const {content: numbered, site} = numberContent(content, plain, places);
  const isIn = places.map((named) => {
    const place = placeOf(named, content);
    return place?.file === file && path.every((key, index) => place.path?.[index] === key);
  });
  const rest = restOf(numbered, site, {sizeOf: (name) => sizes.get(STATIC_FOLDER + name)});
  const shown = [
    ...numbered.pages.map((page) => ({path: page.path, title: undefined, data: showPage(page, rest)})),
    ...madePages(numbered, rest),
  ];
  return shown
    .filter(({data}) => numbersIn(JSON.stringify(data)).some((number) => isIn[number]))
    .map((page) => ({path: page.path, title: page.title?.replace(SIGNS, '')}));
}
