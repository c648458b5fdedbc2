/** Turns the numbers behind the words of a built page into an attribute that names their places. */
import {parse, type DefaultTreeAdapterMap} from 'parse5';
import {forHtml} from '../../../shared/escape';
import {elementsIn} from '../../after-build/page';
import {AT} from './at';
import type {Places} from './number-words';
import {numbersIn, SIGNS} from './signs';

type Node = DefaultTreeAdapterMap['node'];

/**
 * @param html of a page whose words are numbered
 * @returns the page without any number; the element around each word names its place
 */
export function placeWords(html: string, places: Places): string {
  const found: {at: number; names: string[]}[] = [];
  const visit = (node: Node): void => {
    if ('tagName' in node) {
      const start = node.sourceCodeLocation?.startTag?.startOffset;
      const numbers = [...node.attrs.map(({value}) => value), ...ownTexts(node)].flatMap(numbersIn);
      const names = [...new Set(numbers.flatMap((number) => places[number] ?? []))];
      if (start !== undefined && names.length > 0) found.push({at: start + 1 + node.tagName.length, names});
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  const document = parse(html, {sourceCodeLocationInfo: true});
  const body = elementsIn(document).find(({tagName}) => tagName === 'body');
  if (body) visit(body);
  let placed = '';
  let done = 0;
  for (const {at, names} of found) {
    placed += `${html.slice(done, at)} ${AT}="${forHtml(names.join(' '))}"`;
    done = at;
  }
  return (placed + html.slice(done)).replace(SIGNS, '');
}

const ownTexts = ({childNodes}: DefaultTreeAdapterMap['element']): string[] =>
  childNodes.flatMap((child) => ('value' in child ? child.value : []));
