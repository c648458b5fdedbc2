/** Joins changes with what the pages say meanwhile, field by field. */
import {
  type Choice,
  type Conflict,
  type FileContent,
  ifWritable,
  merge,
  type Three,
  type Write,
} from '../../content/write';
import {NOT_FETCHED} from './facts';

/** A place, a whole page or a picture that two people have changed, each in another way. */
export type Met = {file: string} & (
  | Conflict
  | ({kind: 'deleted' | 'changed'} & Three<string>)
  /** Bytes that are no text; nothing where they leave, or are gone already. */
  | {kind: 'bytes'; ours?: Uint8Array; isGone: boolean}
);

/** One file that was changed. */
export interface Change extends Write {
  /** Git's hash of the bytes before, where it is known. */
  sha?: string;
}

/** The pages as they are now. */
export interface Ground {
  texts: ReadonlyMap<string, string>;
  /** Git's hash of each file; nothing of one that only a draft has. */
  files: ReadonlyMap<string, {sha?: string}>;
}

/** @returns the pages as a draft has them now */
export function groundOfDraft(
  {files}: Ground,
  texts: Ground['texts'],
  changed: ReadonlyMap<string, {now?: FileContent}>,
): Ground {
  const now = [...changed].flatMap(([file, {now}]) => (now === undefined ? [] : [[file, {}] as const]));
  const left = [...files].filter(([file]) => !changed.has(file));
  return {texts, files: new Map([...left, ...now])};
}

/** @returns a name by which an answer is found again: where words met words, all three tell. */
export const nameOf = (met: Met): string => {
  if (met.kind === 'bytes') return JSON.stringify([met.file, met.kind]);
  const words = 'base' in met ? [met.base, met.theirs, met.ours] : met.ours;
  return JSON.stringify([met.file, met.kind, 'at' in met ? met.at : words]);
};

/**
 * @param answers what the person wants, by `nameOf`
 * @returns what the changes make of the pages as they are now, and what has no answer yet
 */
export function joined(changes: Iterable<Change>, {texts, files}: Ground, answers: ReadonlyMap<string, Choice>) {
  const open: Met[] = [];
  const choose = (met: Met): Choice => {
    const answer = answers.get(nameOf(met));
    if (!answer) open.push(met);
    return answer ?? 'ours';
  };
  const ofBytes = ({file, before, now, sha}: Change): Write[] => {
    const there = files.get(file);
    const write = {file, before: there && NOT_FETCHED, now};
    const isAsBefore = before === undefined ? !there : there && (sha === undefined || there.sha === sha);
    if (isAsBefore || (!there && now === undefined)) return [write];
    const ours = typeof now === 'object' ? now : undefined;
    return choose({file, kind: 'bytes', ours, isGone: !there}) === 'ours' ? [write] : [];
  };
  const writes = [...changes].flatMap((change): Write[] => {
    const {file, before, now} = change;
    if (typeof (before ?? now) !== 'string') return ofBytes(change);
    const theirs = texts.get(file);
    const [base, ours] = [textOf(before), textOf(now)];
    const made = ifWritable(() => ({
      merged: merge(file, {base, theirs, ours}, (conflict) => choose({file, ...conflict})),
    }));
    const merged = made ? made.merged : ({kind: 'changed'} as const);
    if (!merged) return [{file}];
    if (merged.kind === 'merged') return [{file, before: theirs, now: merged.text}];
    const wanted = choose({file, kind: merged.kind, theirs, ours});
    return [{file, before: theirs, now: wanted === 'ours' ? ours : theirs}];
  });
  return {writes, open};
}

const textOf = (content?: FileContent) => (typeof content === 'string' ? content : undefined);
