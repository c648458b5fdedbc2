/** Turns a removal and an addition of the same words into a move. */
import {collapseWhitespace} from '../parse';
import {flag, HIGHLIGHT, type HighlightLabels} from './flags';
import {ownRefsIn} from './refs';
import {hasText, isPicture, isProse, wordsIn} from './seen';
import {allIn, detach, insertBefore, isElement, removeAttribute, setAttribute, textNode, type Element} from './tree';

interface Passage {
  node: Element;
  text: string;
  refs: string[];
}

/** A part of a page that came or went as a whole. */
export interface Whole extends Omit<Passage, 'refs'> {
  flag: Element;
  kind: 'added' | 'removed';
  /** The paragraphs, headings and so on inside it. */
  blocks: Passage[];
}

/** Shorter texts may be at several places of a page without being the same. */
const LONG = 20;

/** Equal texts are the same passage when they have the same place in the content, or are long. */
const areSame = (was: Passage, is: Passage): boolean =>
  was.text === is.text && (was.text.length >= LONG || was.refs.some((ref) => is.refs.includes(ref)));

/** @returns the paragraphs, headings and so on in a part of a page */
export function saidIn(node: Element): Passage[] {
  const text = collapseWhitespace(wordsIn(node));
  if (text === '') return [];
  const isPassage = isProse(node) || hasText(node);
  return isPassage ? [{node, text, refs: ownRefsIn(node)}] : node.childNodes.filter(isElement).flatMap(saidIn);
}

/** @param all what came and what went on a page */
export function reportMoves(all: readonly Whole[], labels: HighlightLabels): void {
  const gone = new Set(all.filter(({kind}) => kind === 'removed'));
  const come = new Set(all.filter(({kind}) => kind === 'added'));
  for (const item of come) {
    const partner = [...gone].find(({text}) => text === item.text && text !== '');
    if (!partner) continue;
    gone.delete(partner);
    come.delete(item);
    setAttribute(item.node, HIGHLIGHT, 'moved');
    setText(item.flag, labels.movedHere);
    setText(partner.flag, labels.movedAway);
  }
  for (const item of come) {
    const sources = [...gone].filter(({blocks}) => blocks.some((was) => item.blocks.some((is) => areSame(was, is))));
    reportBlocks(item, sources, labels);
  }
  for (const {node, blocks} of gone) {
    const isEmpty = blocks.length > 0 && blocks.every(({node: block}) => !allIn(node).includes(block));
    if (isEmpty && !allIn(node).some(isPicture)) detach(node);
  }
}

/** Marks the passages of a new part that was elsewhere before as moved, and takes them out of what was removed. */
function reportBlocks({node, flag: own, blocks}: Whole, sources: readonly Whole[], labels: HighlightLabels): void {
  const moved = new Set<Passage>();
  const left = sources.flatMap((source) => source.blocks.filter((block) => allIn(source.node).includes(block.node)));
  for (const block of blocks) {
    const index = left.findIndex(({text}) => text === block.text);
    const [partner] = index === -1 ? [] : left.splice(index, 1);
    if (!partner) continue;
    detach(partner.node);
    moved.add(block);
  }
  if (moved.size === 0) return;
  if (moved.size === blocks.length) {
    setAttribute(node, HIGHLIGHT, 'moved');
    setText(own, labels.movedHere);
    return;
  }
  removeAttribute(node, HIGHLIGHT);
  detach(own);
  for (const block of blocks) {
    setAttribute(block.node, HIGHLIGHT, moved.has(block) ? 'moved' : 'added');
    insertBefore(block.node, flag(moved.has(block) ? labels.movedHere : labels.added), block.node.childNodes[0]);
  }
}

function setText(node: Element, text: string): void {
  node.childNodes = [];
  insertBefore(node, textNode(text), undefined);
}
