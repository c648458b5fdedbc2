/** Finds the other pages that show a value, so that a person knows them before changing it. */
import {SITE_FILE, STATIC_FOLDER} from '../../cms/parse';
import {encodeContent} from '../../cms/source-map/content';
import {type ContentPosition, isWithin, refOfPosition} from '../../cms/source-map/content-ref';
import {decodeRefs} from '../../cms/source-map/stega';
import type {CurrentContent} from './render-request';
import {createSiteContext, showPage} from '../../site/page-data';

/** The data from which pages are rendered. */
type Pages = Pick<CurrentContent, 'content' | 'site' | 'sizes'>;

/** @returns all pages, each with the references of the text that it shows */
export function refsOfPages({content, site: plain, sizes}: Pages): {path: string; refs: string[]}[] {
  const {content: encoded, site} = encodeContent(content, plain);
  const context = createSiteContext(encoded, site, {sizeOf: (name) => sizes.get(STATIC_FOLDER + name)});
  return encoded.pages.map((page) => ({
    path: page.path,
    refs: decodeRefs(JSON.stringify(showPage(page, context))),
  }));
}

/** @returns the addresses of the pages that show text of a reference, or "all" if it is in the header or the footer. */
export function shownOn(contentRef: ContentPosition, pages: Pages): string[] | 'all' {
  if (contentRef.file === SITE_FILE) return 'all';
  const named = contentRef.path && refOfPosition(contentRef, pages.content);
  if (named === undefined) return [];
  return refsOfPages(pages).flatMap(({path, refs}) => (refs.some((item) => isWithin(item, named)) ? path : []));
}
