/** Turns the signs behind the words of a built page into an attribute that names their places. */
import {parse, type DefaultTreeAdapterMap} from 'parse5';
import {forHtml} from '../../shared/escape';
import {SOURCE_ATTRIBUTE} from '../../cms/source-map/content-ref';
import {decodeRefs, TAG_CHARACTERS} from '../../cms/source-map/stega';
import {elementsIn} from '../output/page';

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
