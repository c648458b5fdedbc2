/** Marks the words that came and went among the words of a paragraph, a heading or a link. */
import {defaultTreeAdapter} from 'parse5';
import {compareTexts, piecesOf, textOfPieces, tidy, type Piece, type Run} from '../../../content/pair/texts';
import {attribute, type Element} from '../../after-build/page';
import {around, element, insertBefore, isElement, isText, replace, type Node, type Text} from './nodes';

/** What stands among words. */
export const INLINE = new Set(
  'a abbr b br cite code em i kbd label mark q s small span strong sub sup svg time u use wbr'.split(' '),
);

/** @returns whether an element holds words and what stands among them, and nothing else. */
export const isProse = (node: Element): boolean =>
  node.childNodes.every((child) => !isElement(child) || (INLINE.has(child.tagName) && isProse(child)));

/** One word, sign or space. */
interface Token extends Piece {
  /** What it is set in: equal for two that look the same. */
  set: string;
  text: Text;
}

/** What does not change how words look: a plain span. */
const setOf = (text: Text, root: Element | undefined): string => {
  const above = around(text);
  const inside = root ? above.slice(0, above.indexOf(root)) : [];
  return inside
    .map((one) => (one.tagName === 'span' ? (isUnseen(one) ? 'unseen' : '') : one.tagName))
    .filter(Boolean)
    .join(' ');
};

/** Words for those who hear the page. */
export const isUnseen = (node: Element): boolean => (attribute(node, 'class') ?? '').split(' ').includes('srOnly');

const textsIn = (node: Node): Text[] =>
  isText(node) ? [node] : isElement(node) && node.tagName !== 'svg' ? node.childNodes.flatMap(textsIn) : [];

function tokensOf(nodes: readonly Node[], root: Element | undefined): Token[] {
  const tokens = nodes.flatMap(textsIn).flatMap((text) => {
    const set = setOf(text, root);
    return piecesOf(text.value).map(({value}) => ({value: value.trim() === '' ? ' ' : value, set, text}));
  });
  // Spaces that follow each other, and those at either end, never show.
  const shown = tokens.filter(({value}, index) => value !== ' ' || tokens[index - 1]?.value !== ' ');
  const start = shown[0]?.value === ' ' ? 1 : 0;
  return shown.slice(start, shown.at(-1)?.value === ' ' ? -1 : undefined);
}

export interface Changed {
  /** What holds the changed words, in the order of the page. */
  marks: Element[];
  removed: string;
  added: string;
  /** Words now and the words before that are the same, so that what is around them can be compared. */
  pairs: [Text, Text][];
}

/**
 * @param now the words of one block, which are changed in place
 * @param roots the blocks, where the words are those of whole blocks
 * @param words says to those who hear the page what is new and what is gone
 */
export function markWords(
  now: readonly Node[],
  before: readonly Node[],
  roots: {now?: Element; before?: Element},
  words: {inserted: string; deleted: string},
): Changed {
  const [tokensBefore, tokensNow] = [tokensOf(before, roots.before), tokensOf(now, roots.now)];
  const runs = compareTexts(tokensBefore, tokensNow, (was, is) => was.value === is.value && was.set === is.set);
  const pieces = new Map<Text, Node[]>();
  const marks = new Set<Text>();
  const textsNow = now.flatMap(textsIn);
  const shown = textsNow.filter(({value}) => value.trim() !== '');
  let last = shown[0] ?? textsNow[0];
  const add = (text: Text, node: Node) => pieces.set(text, [...(pieces.get(text) ?? []), node]);
  const said = (tag: 'ins' | 'del', value: string) =>
    element(tag, {}, [
      element('span', {class: 'srOnly'}, [`${tag === 'ins' ? words.inserted : words.deleted}: `]),
      value,
    ]);
  for (const [index, {kind, pieces: tokens}] of runs.entries()) {
    // Spaces alone show nowhere.
    const isBlank = textOfPieces(tokens).trim() === '';
    if (kind === 'removed') {
      if (isBlank) continue;
      const [next] = runs[index + 1]?.pieces ?? [];
      const home = next && next.set === tokens[0]?.set ? next.text : last;
      if (!home) continue;
      add(home, said('del', textOfPieces(tokens)));
      marks.add(home);
      continue;
    }
    for (const text of new Set(tokens.map((token) => token.text))) {
      const value = textOfPieces(tokens.filter((token) => token.text === text));
      const isNew = kind === 'added' && value.trim() !== '';
      add(text, isNew ? said('ins', value) : {...text, value});
      if (isNew) marks.add(text);
      last = text;
    }
  }
  const holders = textsNow.flatMap((text) => (marks.has(text) ? marked(text, pieces.get(text) ?? []) : []));
  const changed = (kind: Run<Token>['kind']) =>
    textOfPieces(runs.filter((run) => run.kind === kind).flatMap(({pieces: run}) => run));
  return {
    marks: holders,
    removed: tidy(changed('removed')),
    added: tidy(changed('added')),
    pairs: pairsOf(runs),
  };
}

/** Puts one element around all pieces of a text, because a grid would set each of them into a cell of its own. */
function marked(text: Text, pieces: Node[]): Element {
  const holder = element('span', {'data-mark': 'words'});
  const {value} = text;
  const [start, end] = [value.slice(0, value.length - value.trimStart().length), value.slice(value.trimEnd().length)];
  replace(text, holder);
  defaultTreeAdapter.insertText(holder, start);
  for (const piece of pieces) insertBefore(holder, piece, undefined);
  defaultTreeAdapter.insertText(holder, end);
  return holder;
}

function pairsOf(runs: readonly Run<Token>[]): [Text, Text][] {
  const pairs = new Map<Text, Text>();
  for (const {pieces, before = []} of runs) {
    for (const [index, {text}] of pieces.entries()) {
      const was = before[index]?.text;
      if (was && !pairs.has(text)) pairs.set(text, was);
    }
  }
  return [...pairs];
}
