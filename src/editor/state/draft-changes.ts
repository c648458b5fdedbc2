/** The changes of a draft file by file, and the pages onto which they are moved. */
import {changedFiles, type Draft, type FileContent, type FileWrite} from '../../cms/edit';
import {filesOf, gitHashOf, type Connection} from '../github';

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
