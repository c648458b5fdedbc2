import {diffWords} from 'diff';

/** A run of words of a text before and after. */
interface Words {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** What happened to one value: told in a word or two, as a short value before and after, or word by word. */
export type What =
  {kind: 'note'; text: string} | {kind: 'value'; before: string; after: string} | {kind: 'words'; words: Words[]};

/** Texts up to this many characters are shown whole, before and after. */
const SHORT = 60;
/** How many unchanged words are kept on either side of a change; an ellipsis stands for the others. */
const CONTEXT = 6;
/** Texts of which less than this share is the same are two different texts. */
const ALIKE = 0.5;

/** Line breaks and runs of spaces never show on a page. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** @returns how much of two texts is the same, from 0 to 1. */
export function likeness(before: string, after: string): number {
  const same = diffWords(before, after).filter(({added, removed}) => !added && !removed);
  const shared = same.reduce((sum, {value}) => sum + value.length, 0);
  return (2 * shared) / (before.length + after.length);
}

/** @returns whether one text is an edit of the other, rather than a new text in its place. */
export const alikeTexts = (before: string, after: string): boolean => likeness(before, after) >= ALIKE;

/**
 * What happened to a text.
 * @param before nothing when there was none
 * @param after nothing when it is gone
 */
export function textChange(before: string | undefined, after: string | undefined): What {
  if (before === undefined || after === undefined) {
    const kind = before === undefined ? 'added' : 'removed';
    return {kind: 'words', words: [{kind, text: before ?? after ?? ''}]};
  }
  if (before.length <= SHORT && after.length <= SHORT) return {kind: 'value', before, after};
  if (!alikeTexts(before, after)) {
    const words: Words[] = [
      {kind: 'removed', text: before},
      {kind: 'added', text: after},
    ];
    return {kind: 'words', words};
  }
  const parts = diffWords(before, after);
  const words = parts.map(({value, added, removed}, index): Words => {
    if (added || removed) return {kind: added ? 'added' : 'removed', text: value};
    return {kind: 'same', text: shorten(value, index > 0, index < parts.length - 1)};
  });
  return {kind: 'words', words};
}

/** Keeps the words next to a change: the first ones when a change stands before, the last ones when one follows. */
function shorten(text: string, before: boolean, after: boolean): string {
  const words = text.split(/(?<=\s)(?=\S)/);
  const head = before ? CONTEXT : 0;
  const tail = after ? CONTEXT : 0;
  if (words.length <= head + tail + 1) return text;
  return `${words.slice(0, head).join('')}…${tail > 0 ? ` ${words.slice(-tail).join('')}` : ''}`;
}
