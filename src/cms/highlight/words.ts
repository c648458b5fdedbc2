/** Highlights the added and removed words of one block. */
import {collapseWhitespace, compareTexts, type Piece, piecesOf, textOfPieces} from '../parse';
import {createChangedText, createElement, HIGHLIGHT_ATTRIBUTE, type HighlightLabels} from './flags';
import {elementsIn, isElement, isText, SCREEN_READER_ONLY, type ComparedNode} from './visible';

interface Token extends Piece {
  /** Its formatting: equal for two words that look the same. */
  format: string;
  text: Text;
}

/** The elements that format a word. A plain span changes nothing, and links are compared separately. */
const formatOf = (text: Text, nodes: readonly ComparedNode[]): string =>
  elementsIn(nodes)
    .filter((item) => item.contains(text) && (item.matches(SCREEN_READER_ONLY) || !item.matches('a, span')))
    .map((item) => (item.matches(SCREEN_READER_ONLY) ? SCREEN_READER_ONLY : item.localName))
    .join(' ');

const textsIn = (node: Node): Text[] =>
  isText(node) ? [node] : isElement(node) && node.localName !== 'svg' ? [...node.childNodes].flatMap(textsIn) : [];

function tokensOf(nodes: readonly ComparedNode[]): Token[] {
  const tokens = nodes.flatMap(textsIn).flatMap((text) => {
    const format = formatOf(text, nodes);
    return piecesOf(text.data).map(({value}) => ({value: value.trim() === '' ? ' ' : value, format, text}));
  });
  // Repeated spaces and those at both ends are not visible.
  const shown = tokens.filter(({value}, index) => value !== ' ' || tokens[index - 1]?.value !== ' ');
  const start = shown[0]?.value === ' ' ? 1 : 0;
  return shown.slice(start, shown.at(-1)?.value === ' ' ? -1 : undefined);
}

/**
 * @param now the content of the block; changed in place
 * @returns the first element that contains changed words, and all removed and added words
 */
export function highlightWords(
  now: readonly ComparedNode[],
  before: readonly ComparedNode[],
  labels: HighlightLabels,
): {first?: Element; change: string} {
  const tokens = tokensOf(now);
  const texts = now.flatMap(textsIn);
  const runs = compareTexts(tokensOf(before), tokens, (was, is) => was.value === is.value && was.format === is.format);
  const pieces = new Map<Text, (Element | string)[]>();
  const add = (text: Text, piece: Element | string) => pieces.set(text, [...(pieces.get(text) ?? []), piece]);
  let last = tokens[0]?.text ?? texts[0];
  for (const [index, {kind, pieces: run}] of runs.entries()) {
    const next = runs[index + 1]?.pieces[0];
    const home = next && next.format === run[0]?.format ? next.text : last;
    // Removed words have no text node in the page; they go to the next or the last one.
    for (const text of kind === 'removed' ? [home] : new Set(run.map((token) => token.text))) {
      const value = textOfPieces(kind === 'removed' ? run : run.filter((token) => token.text === text));
      const isShown = kind !== 'same' && value.trim() !== '';
      if (text && isShown) add(text, createChangedText(text, kind, value, labels));
      else if (text && kind !== 'removed') add(text, value);
      last = text;
    }
  }
  const holders = texts.flatMap((text) => wrapPieces(text, pieces.get(text) ?? []));
  return {first: holders[0], change: changeKey(runs)};
}

/** @returns all removed and all added words, which are the same for a text and for a label that repeats it */
function changeKey(runs: readonly {kind: string; pieces: readonly Piece[]}[]): string {
  const all = (kind: string) =>
    collapseWhitespace(textOfPieces(runs.flatMap((run) => (run.kind === kind ? run.pieces : []))));
  return `${all('removed')} ${all('added')}`;
}

export const changeKeyOfTexts = (before: string, now: string): string =>
  changeKey(compareTexts(piecesOf(before), piecesOf(now)));

/** Wraps all pieces of a changed text in one element, because a grid would put each of them into its own cell. */
function wrapPieces(text: Text, pieces: readonly (Element | string)[]): Element[] {
  if (pieces.every((piece) => typeof piece === 'string')) return [];
  const {data} = text;
  const [start, end] = [data.slice(0, data.length - data.trimStart().length), data.slice(data.trimEnd().length)];
  const holder = createElement(text, 'span', {[HIGHLIGHT_ATTRIBUTE]: 'words'}, start, ...pieces, end);
  text.replaceWith(holder);
  return [holder];
}
