/** Turns a proposal into a draft on its merge base, so the editor lints, renders and compares it like any draft. */
import {newDraft, withFiles, type Draft, type FileContent} from '../../cms/edit';
import type {Branch, BranchFile} from '../github';
import {NOT_FETCHED} from './facts';

/**
 * @param fetchFile fetches the bytes of a picture or a file that the proposal adds
 * @throws GitHubError
 */
export async function draftOf(
  before: Branch,
  now: Branch,
  fetchFile: (file: BranchFile) => Promise<Uint8Array>,
): Promise<Draft> {
  const files = [...new Set([...before.files.keys(), ...now.files.keys()])].filter(
    (file) => before.files.get(file)?.sha !== now.files.get(file)?.sha,
  );
  const contentOf = async (branch: Branch, file: string): Promise<FileContent | undefined> => {
    const known = branch.files.get(file);
    if (!known) return undefined;
    return branch.texts.get(file) ?? (branch === before ? NOT_FETCHED : fetchFile(known));
  };
  const writes = await Promise.all(
    files.map(async (file) => ({
      file,
      before: await contentOf(before, file),
      now: await contentOf(now, file),
    })),
  );
  return withFiles(newDraft(before.commit), writes);
}
