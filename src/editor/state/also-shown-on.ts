/** Finds the other pages that show a value, so that a person knows them before changing it. */
import {SITE_FILE, STATIC_FOLDER} from '../../cms/parse';
import {encodeContent} from '../../cms/source-map/content';
import {type ContentPosition, isWithin, refOfPosition} from '../../cms/source-map/content-ref';
import {decodeRefs, removeRefs} from '../../cms/source-map/stega';
import type {CurrentContent} from './render-request';
import {createSiteContext, generatedPages, showPage} from '../../site/page-data';

/** A page that shows a value. A generated page has a title instead of a file. */
interface ShownOn {
  path: string;
  title?: string;
}

/** The data from which pages are rendered. */
type Pages = Pick<CurrentContent, 'content' | 'site' | 'sizes'>;

/** @returns all pages, each with the references of the text that it shows */
export function refsOfPages({content, site: plain, sizes}: Pages): (ShownOn & {refs: string[]})[] {
  const {content: encoded, site} = encodeContent(content, plain);
  const context = createSiteContext(encoded, site, {sizeOf: (name) => sizes.get(STATIC_FOLDER + name)});
  return [
    ...encoded.pages.map((page) => ({path: page.path, title: undefined, data: showPage(page, context)})),
    ...generatedPages(encoded, context),
  ].map(({path, title, data}) => ({
    path,
    title: title === undefined ? undefined : removeRefs(title),
    refs: decodeRefs(JSON.stringify(data)),
  }));
}

/** @returns the pages that show text of a reference, or "all" if it is in the header or the footer. */
export function shownOn(contentRef: ContentPosition, pages: Pages): ShownOn[] | 'all' {
  if (contentRef.file === SITE_FILE) return 'all';
  const named = contentRef.path && refOfPosition(contentRef, pages.content);
  if (named === undefined) return [];
  return refsOfPages(pages).filter(({refs}) => refs.some((item) => isWithin(item, named)));
}
