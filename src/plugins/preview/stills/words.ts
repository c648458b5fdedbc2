/** Marks the words that came and went among the words of a paragraph, a heading or a link. */
import {diffArrays} from 'diff';
import {defaultTreeAdapter} from 'parse5';
import {likeness, tidy} from '../../../content/changes/texts';
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
interface Token {
  value: string;
  /** What it is set in: equal for two that look the same. */
  set: string;
  text: Text;
}

/** Texts of which less than this share is the same are shown whole, one after the other. */
const ALIKE = 0.4;

const PIECES = /\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;

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
    return (text.value.match(PIECES) ?? []).map((value) => ({value: value.trim() === '' ? ' ' : value, set, text}));
  });
  // Spaces that follow each other, and those at either end, never show.
  const shown = tokens.filter(({value}, index) => value !== ' ' || tokens[index - 1]?.value !== ' ');
  const start = shown[0]?.value === ' ' ? 1 : 0;
  return shown.slice(start, shown.at(-1)?.value === ' ' ? -1 : undefined);
}

interface Run {
  kind: 'same' | 'added' | 'removed';
  tokens: Token[];
}

/** @returns what is the same and what is not; a space between two changes belongs to both. */
function runsOf(before: Token[], now: Token[]): Run[] {
  const whole = (): Run[] => [
    {kind: 'removed', tokens: before},
    {kind: 'added', tokens: now},
  ];
  const [textBefore, textNow] = [before, now].map((tokens) => tokens.map(({value}) => value).join(''));
  if (likeness(textBefore ?? '', textNow ?? '') < ALIKE) return whole();
  const areSame = (was: Token, is: Token) => was.value === is.value && was.set === is.set;
  const runs: Run[] = [];
  let [atBefore, atNow] = [0, 0];
  for (const {added, removed, count} of diffArrays(before, now, {comparator: areSame})) {
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    runs.push({kind, tokens: removed ? before.slice(atBefore, atBefore + count) : now.slice(atNow, atNow + count)});
    if (!added) atBefore += count;
    if (!removed) atNow += count;
  }
  return runs;
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
  const runs = runsOf(tokensBefore, tokensNow);
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
  for (const [index, {kind, tokens}] of runs.entries()) {
    // Spaces alone show nowhere.
    const isBlank = valueOf(tokens).trim() === '';
    if (kind === 'removed') {
      if (isBlank) continue;
      const [next] = runs[index + 1]?.tokens ?? [];
      const home = next && next.set === tokens[0]?.set ? next.text : last;
      if (!home) continue;
      add(home, said('del', valueOf(tokens)));
      marks.add(home);
      continue;
    }
    for (const text of new Set(tokens.map((token) => token.text))) {
      const value = valueOf(tokens.filter((token) => token.text === text));
      const isNew = kind === 'added' && value.trim() !== '';
      add(text, isNew ? said('ins', value) : {...text, value});
      if (isNew) marks.add(text);
      last = text;
    }
  }
  const holders = textsNow.flatMap((text) => (marks.has(text) ? marked(text, pieces.get(text) ?? []) : []));
  const changed = (kind: Run['kind']) => valueOf(runs.filter((run) => run.kind === kind).flatMap(({tokens}) => tokens));
  return {
    marks: holders,
    removed: tidy(changed('removed')),
    added: tidy(changed('added')),
    pairs: pairsOf(runs, tokensBefore),
  };
}

const valueOf = (tokens: readonly Token[]) => tokens.map(({value}) => value).join('');

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

function pairsOf(runs: readonly Run[], before: readonly Token[]): [Text, Text][] {
  let at = 0;
  const pairs: [Text, Text][] = [];
  for (const {kind, tokens} of runs) {
    if (kind === 'same') {
      for (const [index, {text}] of tokens.entries()) {
        const was = before[at + index]?.text;
        if (was && !pairs.some(([one]) => one === text)) pairs.push([text, was]);
      }
    }
    if (kind !== 'added') at += tokens.length;
  }
  return pairs;
}
