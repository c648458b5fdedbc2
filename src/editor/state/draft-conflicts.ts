/** The conflicts that a person decides when a draft moves to newer pages. */
import {diff3Merge} from 'node-diff3';
import type {Conflict, ThreeWay} from '../../cms/edit';
import {visitStorage} from '../../shared/storage';
import {OWN_TEXT_KEY} from '../github';

/** A text, a whole page or a picture that two people have changed differently. */
export type DraftConflict = {file: string} & (
  | Conflict
  | ({kind: 'deleted' | 'changed'} & ThreeWay<string>)
  /** A binary file. Our change deletes it if `ours` is undefined; theirs has deleted it if `isGone`. */
  | {kind: 'bytes'; ours?: Uint8Array; isGone: boolean}
);

/** Words, and the spaces between them. */
const PIECES = /\s+|\S+/gu;

/** @returns a text with the changes of both if they do not overlap; otherwise our text, for a person to edit */
export function combineTexts({base, theirs, ours}: Required<ThreeWay<string>>): string {
  const piecesOf = (text: string) => text.match(PIECES) ?? [];
  const regions = diff3Merge(piecesOf(theirs), piecesOf(base), piecesOf(ours));
  return regions.some(({conflict}) => conflict) ? ours : regions.flatMap(({ok = []}) => ok).join('');
}

/** @returns a key for the answer to a conflict; if both sides changed the same text, it contains all three texts. */
export const conflictKey = (conflict: DraftConflict): string => {
  if (conflict.kind === 'bytes') return JSON.stringify([conflict.file, conflict.kind]);
  const words = 'base' in conflict ? [conflict.base, conflict.theirs, conflict.ours] : conflict.ours;
  return JSON.stringify([conflict.file, conflict.kind, 'path' in conflict ? conflict.path : words]);
};

/** The texts from which it is written, which tell it from the text of another conflict. */
type Sources = Readonly<Record<'base' | 'ours' | 'theirs', string>>;

const idOf = ({base, ours, theirs}: Sources): string => JSON.stringify([base, ours, theirs]);

/** Keeps the text that a person writes from two others, although its dialog is closed or the page is loaded again. */
export const storeOwnText = (sources: Sources, text: string): boolean =>
  visitStorage.set(OWN_TEXT_KEY, idOf(sources) + text);

export function readOwnText(sources: Sources): string | undefined {
  const [id, stored] = [idOf(sources), visitStorage.get(OWN_TEXT_KEY)];
  return stored?.startsWith(id) ? stored.slice(id.length) : undefined;
}
