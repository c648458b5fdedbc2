/** What the walk over the built pages does in a preview besides. */
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

/** Turns the signs behind the words of a built page into an attribute that names their places. */
type Node = DefaultTreeAdapterMap['node'];

/**
 * @param html of a page whose words are encoded
 * @param refNow what a place is called now, on a page as it was before
 * @returns the page without any sign; the element around each word names its place
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

/** @returns how a page of a preview names the place of each word, and the pages as they were before */
export async function previewPages() {
  const before = await pagesBefore();
  return {
    placeWords: (html: string) => placeWords(html),
    /** @param read gives the built page of an address */
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
