/** Which other pages show a value, so that a person knows before changing it. */
import {generatedPages, createSiteContext, showPage, SITE_FILE, STATIC_FOLDER} from '../../cms/parse';
import {stampContent} from '../../cms/source-map/content';
import {isWithin} from '../../cms/source-map/content-ref';
import {signedIn, SIGNS} from '../../cms/source-map/stega';
import type {Now} from './render-request';
import {nameOfPlace, type Place} from './places';

/** A page by its address; one that is made of an entry has no file of its own, and its title. */
interface ShownOn {
  path: string;
  title?: string;
}

/** @returns all pages that are given words of a place to show, or "all" for what the frame shows. */
export function shownOn(contentRef: Place, {content, site: plain, sizes}: Now): ShownOn[] | 'all' {
  if (contentRef.file === SITE_FILE) return 'all';
  const named = contentRef.path && nameOfPlace(contentRef, content);
  if (named === undefined) return [];
  const {content: stamped, site} = stampContent(content, plain);
  const rest = createSiteContext(stamped, site, {sizeOf: (name) => sizes.get(STATIC_FOLDER + name)});
  const shown = [
    ...stamped.pages.map((page) => ({path: page.path, title: undefined, data: showPage(page, rest)})),
    ...generatedPages(stamped, rest),
  ];
  return shown
    .filter(({data}) => signedIn(JSON.stringify(data)).some((item) => isWithin(item, named)))
    .map((page) => ({path: page.path, title: page.title?.replace(SIGNS, '')}));
}
