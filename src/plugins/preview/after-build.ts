/** The steps after the build that only previews need. */
import {parse, type DefaultTreeAdapterMap} from 'parse5';
import {BuiltPage, elementsIn} from '../output/page';
import {sentencesOf} from '../../cms/report/page-sentences';
import {pagesBefore} from './before';
import {comparison} from './compared';
import {BEFORE_PATH, pathBelow} from './paths';
import {writeSnapshots} from './snapshots';
import {forHtml} from '../../shared/escape';
import {SOURCE_ATTRIBUTE} from '../../cms/source-map/content-ref';
import {decodeRefs, removeRefs} from '../../cms/source-map/stega';

type Node = DefaultTreeAdapterMap['node'];

/**
 * Replaces the encoded references in a page with attributes that name the source of each text.
 * @param refNow returns the current reference for one of an earlier page
 */
export function moveRefsToAttributes(html: string, refNow = (ref: string) => ref): string {
  const insertions: {position: number; names: string[]}[] = [];
  const visit = (node: Node): void => {
    if ('tagName' in node) {
      const start = node.sourceCodeLocation?.startTag?.startOffset;
      const texts = node.childNodes.map((child) => ('value' in child ? child.value : ''));
      const found = [...node.attrs.map(({value}) => value), ...texts].flatMap(decodeRefs);
      const names = [...new Set(found.map(refNow))];
      if (start !== undefined && names.length > 0) insertions.push({position: start + 1 + node.tagName.length, names});
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  const document = parse(html, {sourceCodeLocationInfo: true});
  const body = elementsIn(document).find(({tagName}) => tagName === 'body');
  if (body) visit(body);
  let placed = '';
  let end = 0;
  for (const {position, names} of insertions) {
    placed += `${html.slice(end, position)} ${SOURCE_ATTRIBUTE}="${forHtml(names.join(' '))}"`;
    end = position;
  }
  return removeRefs(placed + html.slice(end));
}

export async function previewPages() {
  const before = await pagesBefore();
  return {
    placeWords: (html: string) => moveRefsToAttributes(html),
    pagesOfBefore: (read: (path: string) => string): BuiltPage[] =>
      (before?.pages ?? []).map(({address: where}) => {
        const address = pathBelow(BEFORE_PATH, where);
        return new BuiltPage(address, moveRefsToAttributes(read(address), before?.refNow));
      }),
    pictures: before?.pictures,
    icons: before?.icons,
    sentences: sentencesOf(comparison()?.pages ?? []).sentences,
    writeSnapshots,
  };
}
