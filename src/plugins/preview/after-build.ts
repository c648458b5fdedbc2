/** The steps after the build that only previews need. */
import {parse, type DefaultTreeAdapterMap} from 'parse5';
import {BuiltPage, elementsIn} from '../output/page';
import {sentencesOf} from '../../cms/report-sentences';
import {pagesBefore} from './before';
import {compared} from './compared';
import {BEFORE_PATH, below} from './paths';
import {writeSnapshots} from './snapshots';
import {forHtml} from '../../shared/escape';
import {SOURCE_ATTRIBUTE} from '../../cms/source-map/content-ref';
import {decodeRefs, TAG_CHARACTERS} from '../../cms/source-map/stega';

/** A node of a built page. */
type Node = DefaultTreeAdapterMap['node'];

/**
 * Replaces the encoded references in a page with attributes that name the source of each text.
 * @param html of a page with encoded references
 * @param refNow returns the current reference for one of an earlier page
 * @returns the page without encoded references; the element around each text names its source
 */
export function placeWords(html: string, refNow = (ref: string) => ref): string {
  const highlights: {position: number; names: string[]}[] = [];
  const visit = (node: Node): void => {
    if ('tagName' in node) {
      const start = node.sourceCodeLocation?.startTag?.startOffset;
      const found = [...node.attrs.map(({value}) => value), ...ownTexts(node)].flatMap(decodeRefs);
      const names = [...new Set(found.map(refNow))];
      if (start !== undefined && names.length > 0) highlights.push({position: start + 1 + node.tagName.length, names});
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  const document = parse(html, {sourceCodeLocationInfo: true});
  const body = elementsIn(document).find(({tagName}) => tagName === 'body');
  if (body) visit(body);
  let placed = '';
  let done = 0;
  for (const {position, names} of highlights) {
    placed += `${html.slice(done, position)} ${SOURCE_ATTRIBUTE}="${forHtml(names.join(' '))}"`;
    done = position;
  }
  return (placed + html.slice(done)).replace(TAG_CHARACTERS, '');
}

const ownTexts = ({childNodes}: DefaultTreeAdapterMap['element']): string[] =>
  childNodes.flatMap((child) => ('value' in child ? child.value : []));

/** @returns a function that adds the sources to a page, and one that returns the earlier pages */
export async function previewPages() {
  const before = await pagesBefore();
  return {
    placeWords: (html: string) => placeWords(html),
    /** @param read returns the built page of an address */
    pagesOfBefore: (read: (path: string) => string): BuiltPage[] =>
      (before?.pages ?? []).map(({address: where}) => {
        const address = below(BEFORE_PATH, where);
        return new BuiltPage(address, placeWords(read(address), before?.refNow));
      }),
    pictures: before?.pictures,
    icons: before?.icons,
    sentences: sentencesOf(compared()?.pages ?? []).sentences,
    writeSnapshots,
  };
}
