import {compareTexts, piecesOf, textOfPieces} from '../parse';

/** A run of words that both versions have, or only one of them. */
interface Words {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** The change of one value: as a note, as a short value before and after, or word by word. */
export type What =
  {kind: 'note'; text: string} | {kind: 'value'; before: string; after: string} | {kind: 'words'; runs: Words[]};

/** Texts up to this length are shown completely, before and after. */
const SHORT = 60;
/** How many unchanged words to keep on either side of a change; an ellipsis replaces the others. */
const CONTEXT = 6;

/**
 * Describes the change of a text.
 * @param before undefined for a new text
 * @param after undefined for a deleted text
 */
export function textChange(before: string | undefined, after: string | undefined): What {
  if (before === undefined || after === undefined) {
    const kind = before === undefined ? 'added' : 'removed';
    return {kind: 'words', runs: [{kind, text: before ?? after ?? ''}]};
  }
  if (before.length <= SHORT && after.length <= SHORT) return {kind: 'value', before, after};
  const runs = compareTexts(piecesOf(before), piecesOf(after));
  const parts = runs.map(({kind, pieces}, index): Words => {
    const text = textOfPieces(pieces);
    return {kind, text: kind === 'same' ? shorten(text, index > 0, index < runs.length - 1) : text};
  });
  return {kind: 'words', runs: parts};
}

/** Keeps the words next to a change: the first ones after a change, the last ones before the next. */
function shorten(text: string, before: boolean, after: boolean): string {
  const words = text.split(/(?<=\s)(?=\S)/);
  const head = before ? CONTEXT : 0;
  const tail = after ? CONTEXT : 0;
  if (words.length <= head + tail + 1) return text;
  return `${words.slice(0, head).join('')}…${tail > 0 ? ` ${words.slice(-tail).join('')}` : ''}`;
}
