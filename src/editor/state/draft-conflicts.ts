/** The conflicts that a person decides when a draft moves to newer pages. */
import {diff3Merge} from 'node-diff3';
import type {Conflict, ThreeWay} from '../../cms/edit';

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
