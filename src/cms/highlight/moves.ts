/** Turns a removal and an addition of the same words into a move. */
import {collapseWhitespace} from '../parse';
import {ownRefsIn} from './align';
import {HIGHLIGHT, highlightAround, type HighlightLabels} from './flags';
import {hasText, isProse} from './seen';

/** A paragraph, heading or the like. */
interface Passage {
  node: Element;
  text: string;
  refs: string[];
}

/** A part of a page that came or went as a whole. */
export interface Whole {
  node: Element;
  text: string;
  passages: Passage[];
  flag: Element;
}

/** Shorter texts may be at several places of a page without being the same. */
const LONG = 20;

/** Equal texts are the same passage when they have the same place in the content, or are long. */
const areSame = (was: Passage, is: Passage): boolean =>
  was.text === is.text && (was.text.length >= LONG || was.refs.some((ref) => is.refs.includes(ref)));

/** Highlights what came or went. */
export function highlightWhole(node: Element, kind: 'added' | 'removed', labels: HighlightLabels): Whole {
  const whole = {node, text: collapseWhitespace(node.textContent), passages: passagesIn(node)};
  return {...whole, flag: highlightAround(node, kind, labels[kind])};
}

function passagesIn(node: Element): Passage[] {
  const text = collapseWhitespace(node.textContent);
  if (text === '') return [];
  return isProse(node) || hasText(node)
    ? [{node, text, refs: ownRefsIn(node)}]
    : [...node.children].flatMap(passagesIn);
}

/** What came and went on a page, each in its order. */
export type Wholes = Record<'added' | 'removed', Whole[]>;

export function reportMoves({added, removed}: Wholes, labels: HighlightLabels): void {
  const gone = new Set(removed);
  const come = added.filter((item) => {
    const partner = [...gone].find(({text}) => text === item.text && text !== '');
    if (!partner) return true;
    gone.delete(partner);
    partner.flag.textContent = labels.movedAway;
    reportMove(item, labels);
    return false;
  });
  for (const item of come) reportPassages(item, [...gone], labels);
  for (const {node, passages} of gone) {
    const isEmpty = passages.length > 0 && passages.every((passage) => !node.contains(passage.node));
    if (isEmpty && !node.querySelector('img')) node.remove();
  }
}

function reportMove({node, flag}: Whole, labels: HighlightLabels): void {
  node.setAttribute(HIGHLIGHT, 'moved');
  flag.textContent = labels.movedHere;
}

/** Marks the passages of a new part that was elsewhere before as moved, and takes them out of what was removed. */
function reportPassages(item: Whole, gone: readonly Whole[], labels: HighlightLabels): void {
  const {node, flag, passages} = item;
  const sources = gone.filter((source) => source.passages.some((was) => passages.some((is) => areSame(was, is))));
  const left = sources.flatMap((source) => source.passages.filter((passage) => source.node.contains(passage.node)));
  const moved = passages.filter(({text}) => {
    const partner = left.find((passage) => passage.text === text);
    if (!partner) return false;
    left.splice(left.indexOf(partner), 1);
    partner.node.remove();
    return true;
  });
  if (moved.length === 0) return;
  if (moved.length === passages.length) {
    reportMove(item, labels);
    return;
  }
  node.removeAttribute(HIGHLIGHT);
  flag.remove();
  for (const passage of passages) {
    const isMoved = moved.includes(passage);
    highlightAround(passage.node, isMoved ? 'moved' : 'added', isMoved ? labels.movedHere : labels.added);
  }
}
