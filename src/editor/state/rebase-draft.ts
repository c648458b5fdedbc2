/** Joins changes with what the pages say meanwhile, field by field. */
import {diff3Merge} from 'node-diff3';
import {type Choice, type Conflict, type FileContent, ifWritable, merge, type Three, type Write} from '../../cms/edit';
import {versionsOf} from '../../cms/parse';
import {NOT_FETCHED} from './facts';
import {formerFiles} from './former-files';
import {siteDefinition} from '../../site/site-definition';

/** A place, a whole page or a picture that two people have changed, each in another way. */
export type DraftConflict = {file: string} & (
  | Conflict
  | ({kind: 'deleted' | 'changed'} & Three<string>)
  /** Bytes that are no text; undefined when they leave, or are gone already. */
  | {kind: 'bytes'; ours?: Uint8Array; isGone: boolean}
);

/** One file that was changed. */
export interface FileChange extends Write {
  /** Git's hash of the bytes before, where it is known. */
  sha?: string;
}

/** The pages as they are now. */
export interface PagesNow {
  texts: ReadonlyMap<string, string>;
  /** Git's hash of each file; nothing of one that only a draft has. */
  files: ReadonlyMap<string, {sha?: string}>;
}

/** @returns the pages as a draft has them now */
export function applyChanged(
  {files}: PagesNow,
  texts: PagesNow['texts'],
  changed: ReadonlyMap<string, {now?: FileContent}>,
): PagesNow {
  const now = [...changed].flatMap(([file, {now}]) => (now === undefined ? [] : [[file, {}] as const]));
  const left = [...files].filter(([file]) => !changed.has(file));
  return {texts, files: new Map([...left, ...now])};
}

/** Words, and the blanks between them. */
const PIECES = /\s+|\S+/gu;

/** @returns a text with the changes of both, where they do not touch; else ours, for a person to go on with */
export function textOfBoth({base, theirs, ours}: Required<Three<string>>): string {
  const piecesOf = (text: string) => text.match(PIECES) ?? [];
  const regions = diff3Merge(piecesOf(theirs), piecesOf(base), piecesOf(ours));
  return regions.some(({conflict}) => conflict) ? ours : regions.flatMap(({ok = []}) => ok).join('');
}

/** @returns a name by which an answer is found again: where words met words, all three tell. */
export const answerKey = (conflict: DraftConflict): string => {
  if (conflict.kind === 'bytes') return JSON.stringify([conflict.file, conflict.kind]);
  const words = 'base' in conflict ? [conflict.base, conflict.theirs, conflict.ours] : conflict.ours;
  return JSON.stringify([conflict.file, conflict.kind, 'path' in conflict ? conflict.path : words]);
};

/**
 * @param answers what the person wants, by `answerKey`
 * @returns what the changes make of the pages as they are now, and what has no answer yet
 */
export function joined(changes: Iterable<FileChange>, {texts, files}: PagesNow, answers: ReadonlyMap<string, Choice>) {
  const open: DraftConflict[] = [];
  const choose = (conflict: DraftConflict): Choice => {
    const answer = answers.get(answerKey(conflict));
    if (!answer) open.push(conflict);
    return answer ?? 'ours';
  };
  const ofBytes = ({file, before, now, sha}: FileChange): Write[] => {
    const there = files.get(file);
    const write = {file, before: there && NOT_FETCHED, now};
    const isAsBefore = before === undefined ? !there : there && (sha === undefined || there.sha === sha);
    if (isAsBefore || (!there && now === undefined)) return [write];
    const ours = typeof now === 'object' ? now : undefined;
    return choose({file, kind: 'bytes', ours, isGone: !there}) === 'ours' ? [write] : [];
  };
  const all = [...changes];
  const moves = movesIn(all);
  const writes = all.flatMap((change): Write[] => {
    const {file, before, now} = change;
    if (typeof (before ?? now) !== 'string') return ofBytes(change);
    if (moves.some((move) => move.from === file)) return [{file, before: texts.get(file)}];
    const from = moves.find((move) => move.to === file)?.from;
    // A page that either of the two has moved is joined where it is now.
    const to = before !== undefined && !texts.has(file) ? (movedTo(file, texts) ?? file) : file;
    const theirs = texts.get(from ?? to);
    const base = textOf(from === undefined ? before : all.find((item) => item.file === from)?.before);
    const ours = textOf(now);
    const made = ifWritable(() => ({
      merged:
        from === undefined
          ? merge(siteDefinition, to, {base, theirs, ours}, (conflict) => choose({file: to, ...conflict}))
          : // The page that was moved stays as it is written, and takes what the other has changed in it.
            merge(siteDefinition, to, {base, theirs: ours, ours: theirs}, (conflict) =>
              turned(choose({file: to, ...exchanged(conflict)})),
            ),
    }));
    const merged = made ? made.merged : ({kind: 'changed'} as const);
    const write = {file: to, before: from === undefined ? theirs : undefined};
    if (!merged) return [{file: to}];
    if (merged.kind === 'merged') return [{...write, now: merged.text}];
    const wanted = choose({file: to, kind: merged.kind, theirs, ours});
    return [{...write, now: wanted === 'ours' ? ours : theirs}];
  });
  return {writes, open};
}

const turned = (choice: Choice): Choice =>
  typeof choice === 'object' ? choice : choice === 'ours' ? 'theirs' : 'ours';

const exchanged = (conflict: Conflict): Conflict =>
  ({...conflict, theirs: conflict.ours, ours: conflict.theirs}) as Conflict;

const textOf = (content?: FileContent) => (typeof content === 'string' ? content : undefined);

/** @returns the pages that the changes move to another address */
function movesIn(changes: readonly FileChange[]): {from: string; to: string}[] {
  const textIn = (state: 'before' | 'now') => (file: string) =>
    textOf(changes.find((change) => change.file === file)?.[state]) ?? '';
  const gone = changes.filter(({before, now}) => typeof before === 'string' && now === undefined);
  const added = changes.filter(({before, now}) => before === undefined && typeof now === 'string');
  const filesOf = (some: readonly FileChange[]) => some.map(({file}) => file);
  const {changed} = versionsOf(
    {textBefore: textIn('before'), textNow: textIn('now'), files: filesOf(added)},
    {same: [], gone: filesOf(gone), added: filesOf(added)},
  );
  return changed.flatMap(({before, after}) =>
    before !== undefined && after !== undefined ? [{from: before, to: after}] : [],
  );
}

/** @returns the page that says that it had the address of a file before */
const movedTo = (file: string, texts: PagesNow['texts']): string | undefined =>
  [...texts].find(([other, text]) => formerFiles(other, text).includes(file))?.[0];
