import {compareTexts, type Piece, piecesOf, textOfPieces, collapseWhitespace} from '../parse';
import type {HighlightLabels} from './flags';
import {isUnseen} from './seen';
import {around, element, isElement, isText, replace, textNode, type Element, type Node, type Text} from './tree';

/** One word, sign or space. */
interface Token extends Piece {
  /** Its formatting: equal for two that look the same. */
  set: string;
  text: Text;
}

/** The elements that format a word: no plain span, which changes nothing, and no link, which is compared by itself. */
function setOf(text: Text, blocks: readonly Node[]): string {
  const above = around(text);
  const block = above.findIndex((item) => blocks.includes(item));
  return above
    .slice(0, block + 1)
    .map((item) => (item.tagName === 'span' || item.tagName === 'a' ? (isUnseen(item) ? 'unseen' : '') : item.tagName))
    .filter(Boolean)
    .join(' ');
}

const textsIn = (node: Node): Text[] =>
  isText(node) ? [node] : isElement(node) && node.tagName !== 'svg' ? node.childNodes.flatMap(textsIn) : [];

function tokensOf(nodes: readonly Node[]): Token[] {
  const tokens = nodes.flatMap(textsIn).flatMap((text) => {
    const set = setOf(text, nodes);
    return piecesOf(text.value).map(({value}) => ({value: value.trim() === '' ? ' ' : value, set, text}));
  });
  // Spaces that follow each other, and those at either end, never show.
  const shown = tokens.filter(({value}, index) => value !== ' ' || tokens[index - 1]?.value !== ' ');
  const start = shown[0]?.value === ' ' ? 1 : 0;
  return shown.slice(start, shown.at(-1)?.value === ' ' ? -1 : undefined);
}

export interface Changed {
  /** What holds the changed words, in the order of the page. */
  highlights: Element[];
  removed: string;
  added: string;
}

/**
 * Marks the words that came and went among the words of one block.
 * @param now the words and what is among them; changed in place
 * @param labels say to those who hear the page what is new and what is gone
 */
export function highlightWords(
  now: readonly Node[],
  before: readonly Node[],
  labels: Pick<HighlightLabels, 'inserted' | 'deleted'>,
): Changed {
  const tokensNow = tokensOf(now);
  const runs = compareTexts(tokensOf(before), tokensNow, (was, is) => was.value === is.value && was.set === is.set);
  const pieces = new Map<Text, Node[]>();
  const highlighted = new Set<Text>();
  const add = (text: Text, node: Node) => pieces.set(text, [...(pieces.get(text) ?? []), node]);
  const mark = (text: Text, tag: 'ins' | 'del', value: string) => {
    const label = element('span', {class: 'srOnly'}, [`${tag === 'ins' ? labels.inserted : labels.deleted}: `]);
    add(text, element(tag, {}, [label, value]));
    highlighted.add(text);
  };
  let last = tokensNow[0]?.text ?? now.flatMap(textsIn)[0];
  for (const [index, {kind, pieces: tokens}] of runs.entries()) {
    const isShown = textOfPieces(tokens).trim() !== '';
    if (kind === 'removed') {
      const [next] = runs[index + 1]?.pieces ?? [];
      const home = next && next.set === tokens[0]?.set ? next.text : last;
      if (home && isShown) mark(home, 'del', textOfPieces(tokens));
      continue;
    }
    for (const text of new Set(tokens.map((token) => token.text))) {
      const value = textOfPieces(tokens.filter((token) => token.text === text));
      if (kind === 'added' && value.trim() !== '') mark(text, 'ins', value);
      else add(text, textNode(value));
      last = text;
    }
  }
  const all = (kind: string) =>
    collapseWhitespace(textOfPieces(runs.flatMap((run) => (run.kind === kind ? run.pieces : []))));
  return {
    highlights: now
      .flatMap(textsIn)
      .flatMap((text) => (highlighted.has(text) ? hold(text, pieces.get(text) ?? []) : [])),
    removed: all('removed'),
    added: all('added'),
  };
}

/** Puts one element around all pieces of a text, because a grid would set each of them into a cell of its own. */
function hold(text: Text, pieces: Node[]): Element {
  const {value} = text;
  const [start, end] = [value.slice(0, value.length - value.trimStart().length), value.slice(value.trimEnd().length)];
  const holder = element('span', {'data-highlight': 'words'}, [start, ...pieces, end]);
  replace(text, holder);
  return holder;
}
