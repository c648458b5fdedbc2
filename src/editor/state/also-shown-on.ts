/** Which other pages show a value, so that a person knows before changing it. */
import {SITE_FILE, STATIC_FOLDER} from '../../cms/parse';
import {encodeContent} from '../../cms/source-map/content';
import {isWithin} from '../../cms/source-map/content-ref';
import {decodeRefs, TAG_CHARACTERS} from '../../cms/source-map/stega';
import type {Now} from './render-request';
import {labelOfRef, type ContentRef} from './refs';
import {createSiteContext, generatedPages, showPage} from '../../site/page-data';

/** A page by its address; one that is made of an entry has no file of its own, and its title. */
interface ShownOn {
  path: string;
  title?: string;
}

/** @returns all pages that are given words of a place to show, or "all" for what the frame shows. */
export function shownOn(contentRef: ContentRef, {content, site: plain, sizes}: Now): ShownOn[] | 'all' {
  if (contentRef.file === SITE_FILE) return 'all';
  const named = contentRef.path && labelOfRef(contentRef, content);
  if (named === undefined) return [];
  const {content: encoded, site} = encodeContent(content, plain);
  const rest = createSiteContext(encoded, site, {sizeOf: (name) => sizes.get(STATIC_FOLDER + name)});
  const shown = [
    ...encoded.pages.map((page) => ({path: page.path, title: undefined, data: showPage(page, rest)})),
    ...generatedPages(encoded, rest),
  ];
  return shown
    .filter(({data}) => decodeRefs(JSON.stringify(data)).some((item) => isWithin(item, named)))
    .map((page) => ({path: page.path, title: page.title?.replace(TAG_CHARACTERS, '')}));
}
