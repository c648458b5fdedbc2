import {diffArrays} from 'diff';

export interface Piece {
  value: string;
}

/** Consecutive pieces of a text that are in both versions or only in one. */
export interface TextRun<P> {
  kind: 'same' | 'added' | 'removed';
  pieces: P[];
  /** The earlier pieces, if `kind` is `same`. */
  before?: P[];
}

/** Texts that share less than this are different texts. */
const MIN_SHARED = 0.4;

/**
 * Texts with more differences than this are different texts. The time of a comparison grows with the square of the
 * differences, so it stops there.
 */
const MAX_DIFFERENCES = 300;
/** The limit for two versions that certainly belong together. */
const MAX_DIFFERENCES_SHOWN = 2000;

/**
 * A time, an amount or a date counts as one word, so that a change from `9:00` to `8:30` does not show `98:0030`; so
 * does an escaped character, which means nothing without its backslash.
 */
const PIECES =
  /\s+|\\[\p{P}\p{S}]|[\p{L}\p{M}\p{N}]+(?:(?<=\p{N})[.:,/](?=\p{N})[\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]/gu;

/** Collapses line breaks and repeated spaces, which are never visible on a page. */
export const collapseWhitespace = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const piecesOf = (text: string): Piece[] => (text.match(PIECES) ?? []).map((value) => ({value}));

export const textOfPieces = (pieces: readonly Piece[]): string => pieces.map(({value}) => value).join('');

/**
 * Compares two versions of a text piece by piece.
 * @param areSame whether two pieces look the same to a reader
 * @returns the runs in the order of the current text. A space between two changes belongs to both. Two different texts
 * are returned whole
 */
export function compareTexts<P extends Piece>(
  before: readonly P[],
  after: readonly P[],
  areSame: (was: P, is: P) => boolean = (was, is) => was.value === is.value,
): TextRun<P>[] {
  const whole: TextRun<P>[] = [
    {kind: 'removed', pieces: [...before]},
    {kind: 'added', pieces: [...after]},
  ];
  if (!areSimilar(before, after)) return whole.filter(({pieces}) => pieces.length > 0);
  const changes = diffArrays([...before], [...after], {comparator: areSame, maxEditLength: MAX_DIFFERENCES_SHOWN});
  if (!changes) return whole;
  const runs: TextRun<P>[] = [];
  let [was, is] = [0, 0];
  for (const {added, removed, count} of changes) {
    const [old, now] = [before.slice(was, was + count), after.slice(is, is + count)];
    if (!added) was += count;
    if (!removed) is += count;
    if (removed) runs.push({kind: 'removed', pieces: old});
    else runs.push(added ? {kind: 'added', pieces: now} : {kind: 'same', pieces: now, before: old});
  }
  return joinChanges(runs);
}

export const areSimilarTexts = (before: string, after: string): boolean =>
  areSimilar(piecesOf(before), piecesOf(after));

function areSimilar(before: readonly Piece[], after: readonly Piece[]): boolean {
  const [was, is] = [before.map(({value}) => value), after.map(({value}) => value)];
  const enough = (MIN_SHARED * (textOfPieces(before).length + textOfPieces(after).length)) / 2;
  if (maxSharedLength(was, is) < enough) return false;
  const same = diffArrays(was, is, {maxEditLength: MAX_DIFFERENCES})?.filter(({added, removed}) => !added && !removed);
  return same !== undefined && same.reduce((sum, {value}) => sum + value.join('').length, 0) >= enough;
}

/** @returns the largest number of characters that two texts can share, in any order */
function maxSharedLength(before: readonly string[], after: readonly string[]): number {
  const left = new Map<string, number>();
  for (const piece of before) left.set(piece, (left.get(piece) ?? 0) + 1);
  return after.reduce((sum, piece) => {
    const count = left.get(piece) ?? 0;
    left.set(piece, count - 1);
    return count > 0 ? sum + piece.length : sum;
  }, 0);
}

/** Joins two changes that have only a space between them. */
function joinChanges<P extends Piece>(runs: readonly TextRun<P>[]): TextRun<P>[] {
  const joined: TextRun<P>[] = [];
  let change = {removed: [] as P[], added: [] as P[]};
  const close = () => {
    for (const kind of ['removed', 'added'] as const)
      if (change[kind].length > 0) joined.push({kind, pieces: change[kind]});
    change = {removed: [], added: []};
  };
  for (const [index, run] of runs.entries()) {
    const isChange = change.removed.length + change.added.length > 0;
    const isBetween = isChange && index < runs.length - 1 && textOfPieces(run.pieces).trim() === '';
    if (run.kind !== 'same') change[run.kind].push(...run.pieces);
    else if (isBetween) {
      change.removed.push(...(run.before ?? []));
      change.added.push(...run.pieces);
    } else {
      close();
      joined.push(run);
    }
  }
  close();
  return joined;
}
