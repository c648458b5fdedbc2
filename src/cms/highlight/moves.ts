/** Turns the removal and addition of the same text into a move. */
import {collapseWhitespace} from '../parse';
import {ownRefsIn} from './align';
import {addFlag, HIGHLIGHT_ATTRIBUTE, type HighlightLabels} from './flags';
import {hasText, isProse} from './visible';

interface Passage {
  node: Element;
  text: string;
  refs: string[];
}

export interface HighlightedElement {
  node: Element;
  text: string;
  passages: Passage[];
  flag: Element;
}

/** Shorter texts may appear on a page several times by chance. */
const MIN_UNIQUE_LENGTH = 20;

/** Equal texts are the same passage if they have the same reference or are long. */
const isSamePassage = (was: Passage, is: Passage): boolean =>
  was.text === is.text && (was.text.length >= MIN_UNIQUE_LENGTH || was.refs.some((ref) => is.refs.includes(ref)));

export function highlightElement(
  node: Element,
  kind: 'added' | 'removed',
  labels: HighlightLabels,
): HighlightedElement {
  const whole = {node, text: collapseWhitespace(node.textContent), passages: passagesIn(node)};
  return {...whole, flag: addFlag(node, kind, labels[kind])};
}

function passagesIn(node: Element): Passage[] {
  const text = collapseWhitespace(node.textContent);
  if (text === '') return [];
  return isProse(node) || hasText(node)
    ? [{node, text, refs: ownRefsIn(node)}]
    : [...node.children].flatMap(passagesIn);
}

export function reportMoves(
  {added, removed}: Record<'added' | 'removed', HighlightedElement[]>,
  labels: HighlightLabels,
): void {
  const gone = new Set(removed);
  for (const {node, flag, text, passages} of added) {
    const partner = [...gone].find((whole) => whole.text === text && text !== '');
    if (partner) partner.flag.textContent = labels.movedAway;
    if (partner) gone.delete(partner);
    const sources = [...gone].filter((whole) =>
      whole.passages.some((was) => passages.some((is) => isSamePassage(was, is))),
    );
    const moved = partner ? passages : passages.filter((passage) => takePassage(sources, passage.text));
    if (moved.length === 0) continue;
    if (moved.length === passages.length) {
      node.setAttribute(HIGHLIGHT_ATTRIBUTE, 'moved');
      flag.textContent = labels.movedHere;
      continue;
    }
    node.removeAttribute(HIGHLIGHT_ATTRIBUTE);
    flag.remove();
    for (const passage of passages) {
      const isMoved = moved.includes(passage);
      addFlag(passage.node, isMoved ? 'moved' : 'added', isMoved ? labels.movedHere : labels.added);
    }
  }
  for (const {node, passages} of gone) {
    const isEmpty = passages.length > 0 && passages.every((passage) => !node.contains(passage.node));
    if (isEmpty && !node.querySelector('img')) node.remove();
  }
}

/** Takes the passage with this text out of the removed elements. @returns whether there was one */
function takePassage(gone: readonly HighlightedElement[], text: string): boolean {
  const left = gone.flatMap(({node, passages}) => passages.filter((passage) => node.contains(passage.node)));
  const partner = left.find((passage) => passage.text === text);
  partner?.node.remove();
  return partner !== undefined;
}
