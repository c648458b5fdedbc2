/** Merges the changes of a draft into newer pages, field by field. */
import {diff3Merge} from 'node-diff3';
import {
  changedFiles,
  type Choice,
  type Conflict,
  type Draft,
  type FileContent,
  undefinedIfUnwritable,
  merge,
  type ThreeWay,
  type FileWrite,
} from '../../cms/edit';
import {compareFiles, isPage, PAGES_FOLDER, frontMatterOf} from '../../cms/parse';
import {filesOf, gitHashOf, type Connection} from '../github';
import {PLACEHOLDER_BYTES} from './facts';
import {siteDefinition} from '../../site/site-definition';

/** A text, a whole page or a picture that two people have changed differently. */
export type DraftConflict = {file: string} & (
  | Conflict
  | ({kind: 'deleted' | 'changed'} & ThreeWay<string>)
  /** A binary file. Our change deletes it if `ours` is undefined; theirs has deleted it if `isGone`. */
  | {kind: 'bytes'; ours?: Uint8Array; isGone: boolean}
);

export interface FileChange extends FileWrite {
  /** The git hash of the earlier bytes, if it is known. */
  sha?: string;
  /** The git hash of the new bytes of a binary file. */
  ourSha?: string;
}

const isBinary = (content?: FileContent): content is Uint8Array => typeof content === 'object';

/** @returns the changes of a draft; if the earlier files cannot be loaded, the hashes of their photos are unknown */
export async function changesOfDraft(connection: Connection, draft: Draft): Promise<FileChange[]> {
  const changes = [...changedFiles(draft)].map(([file, {before, now}]) => ({file, before, now}));
  const isNeeded = changes.some(({before}) => isBinary(before) && before.length === 0);
  const files = isNeeded ? await filesOf(connection, draft.base).catch(() => undefined) : undefined;
  return Promise.all(
    changes.map(async (change): Promise<FileChange> => {
      const {file, before, now} = change;
      const sha = isBinary(before) && before.length > 0 ? await gitHashOf(before) : files?.get(file)?.sha;
      return {...change, sha, ...(isBinary(now) && {ourSha: await gitHashOf(now)})};
    }),
  );
}

export interface CurrentPages {
  texts: ReadonlyMap<string, string>;
  /** The git hash of each file; files that only a draft has, have none. */
  files: ReadonlyMap<string, {sha?: string}>;
}

export function applyChanged(
  {files}: CurrentPages,
  texts: CurrentPages['texts'],
  changed: ReadonlyMap<string, {now?: FileContent}>,
): CurrentPages {
  const now = [...changed].flatMap(([file, {now}]) => (now === undefined ? [] : [[file, {}] as const]));
  const left = [...files].filter(([file]) => !changed.has(file));
  return {texts, files: new Map([...left, ...now])};
}

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

/** @returns the files to write, and the conflicts without an answer */
export function mergeChanges(
  changes: Iterable<FileChange>,
  {texts, files}: CurrentPages,
  answers: ReadonlyMap<string, Choice>,
) {
  const open: DraftConflict[] = [];
  const choose = (conflict: DraftConflict): Choice => {
    const answer = answers.get(conflictKey(conflict));
    if (!answer) open.push(conflict);
    return answer ?? 'ours';
  };
  const ofBytes = ({file, before, now, sha, ourSha}: FileChange): FileWrite[] => {
    const there = files.get(file);
    const write = {file, before: there && PLACEHOLDER_BYTES, now};
    if (there && ourSha !== undefined && there.sha === ourSha) return [];
    // A photo whose hash is unknown may be a colleague's.
    const isAsBefore = before === undefined ? !there : there && sha !== undefined && there.sha === sha;
    if (isAsBefore || (!there && now === undefined)) return [write];
    const ours = typeof now === 'object' ? now : undefined;
    return choose({file, kind: 'bytes', ours, isGone: !there}) === 'ours' ? [write] : [];
  };
  const all = [...changes];
  const moves = renamesIn(all);
  const writes = all.flatMap((change): FileWrite[] => {
    const {file, before, now} = change;
    if (typeof (before ?? now) !== 'string') return ofBytes(change);
    if (moves.some((move) => move.from === file)) return [{file, before: texts.get(file)}];
    const from = moves.find((move) => move.to === file)?.from;
    // If either side has moved the page, it is merged at its new address.
    const to = before !== undefined && !texts.has(file) ? (movedTo(file, texts) ?? file) : file;
    const theirs = texts.get(from ?? to);
    const base = textOf(from === undefined ? before : all.find((item) => item.file === from)?.before);
    const ours = textOf(now);
    const mergedPage = undefinedIfUnwritable(() => ({
      merged:
        from === undefined
          ? merge(siteDefinition, to, {base, theirs, ours}, (conflict) => choose({file: to, ...conflict}))
          : // The moved page keeps its formatting, and takes the changes of the other side.
            merge(siteDefinition, to, {base, theirs: ours, ours: theirs}, (conflict) =>
              swapChoice(choose({file: to, ...swapSides(conflict)})),
            ),
    }));
    const merged = mergedPage ? mergedPage.merged : ({kind: 'changed'} as const);
    const write = {file: to, before: from === undefined ? theirs : undefined};
    if (!merged) return [{...write, now: undefined}];
    if (merged.kind === 'merged') return [{...write, now: merged.text}];
    const wanted = choose({file: to, kind: merged.kind, theirs, ours});
    return [{...write, now: wanted === 'ours' ? ours : theirs}];
  });
  return {writes, open};
}

const swapChoice = (choice: Choice): Choice =>
  typeof choice === 'object' ? choice : choice === 'ours' ? 'theirs' : 'ours';

const swapSides = (conflict: Conflict): Conflict =>
  ({...conflict, theirs: conflict.ours, ours: conflict.theirs}) as Conflict;

const textOf = (content?: FileContent) => (typeof content === 'string' ? content : undefined);

function renamesIn(changes: readonly FileChange[]): {from: string; to: string}[] {
  const textIn = (state: 'before' | 'now') => (file: string) =>
    textOf(changes.find((change) => change.file === file)?.[state]) ?? '';
  const gone = changes.filter(({before, now}) => typeof before === 'string' && now === undefined);
  const added = changes.filter(({before, now}) => before === undefined && typeof now === 'string');
  const filesOf = (some: readonly FileChange[]) => some.map(({file}) => file);
  const {changed} = compareFiles(
    {textBefore: textIn('before'), textNow: textIn('now'), files: filesOf(added)},
    {same: [], gone: filesOf(gone), added: filesOf(added)},
  );
  return changed.flatMap(({before, after}) =>
    before !== undefined && after !== undefined ? [{from: before, to: after}] : [],
  );
}

/** @returns the file of the page that lists the address of a file as its former one */
const movedTo = (file: string, texts: CurrentPages['texts']): string | undefined =>
  [...texts].find(([other, text]) => formerFiles(other, text).includes(file))?.[0];

/** @returns the files that a page may have had at its former addresses */
export function formerFiles(file: string, text: string): string[] {
  const {formerly} = frontMatterOf(text);
  if (!isPage(file) || !Array.isArray(formerly)) return [];
  return formerly.flatMap((address: unknown) =>
    typeof address === 'string' && address.startsWith('/')
      ? [`${PAGES_FOLDER}${address}.mdx`, `${PAGES_FOLDER}${address}/index.mdx`]
      : [],
  );
}
