/** The changes of a draft or of a version, file by file, and the pages onto which they are moved. */
import {changedFiles, type Draft, type FileContent, type FileWrite} from '../../cms/edit';
import {isContentFile} from '../../cms/parse';
import {decodeText, filesOf, gitHashOf, readBlob, type BranchDifference, type Connection} from '../github';
import {PLACEHOLDER_BYTES} from './later-changes';

export interface FileChange extends FileWrite {
  /** The git hash of the earlier bytes, if it is known. */
  sha?: string;
  /** The git hash of the new bytes of a binary file. */
  ourSha?: string;
}

export const textOf = (content?: FileContent): string | undefined =>
  typeof content === 'string' ? content : undefined;

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

/** @returns the changes from one version of the website to another. @throws GitHubError */
export async function changesBetween(
  connection: Connection,
  from: BranchDifference['before'],
  to: BranchDifference['before'],
): Promise<FileChange[]> {
  const contentOf = async (known?: {sha: string}) => {
    const bytes = known && (await readBlob(connection, known.sha));
    return bytes && (decodeText(bytes) ?? bytes);
  };
  const files = [...new Set([...from.keys(), ...to.keys()])].sort();
  return Promise.all(
    files.map(async (file): Promise<FileChange> => {
      const [old, now] = [from.get(file), to.get(file)];
      if (isContentFile(file)) return {file, before: await contentOf(old), now: await contentOf(now)};
      const bytes = now && (await readBlob(connection, now.sha));
      return {file, before: old && PLACEHOLDER_BYTES, now: bytes, sha: old?.sha, ourSha: now?.sha};
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
