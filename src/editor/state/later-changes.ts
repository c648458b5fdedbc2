/**
 * What a person does after a snapshot of their draft. When the snapshot has become a part of a newer base, the later
 * steps are put on top of that base.
 */
import {changeFiles, newDraft, type Draft, type FileContent} from '../../cms/edit';
import type {Branch} from '../github';

/** Replaces the bytes of a picture on the branch where only its presence matters. */
export const PLACEHOLDER_BYTES = new Uint8Array();

/** Ends the current step of typing, so that further typing is a step of its own. */
export function sealDraft(draft: Draft): Draft {
  const last = draft.past.at(-1);
  return last?.isTyped ? {...draft, past: [...draft.past.slice(0, -1), {...last, isTyped: false}]} : draft;
}

/** @returns the draft with one more step, after which its files are as in a snapshot, or else as in the base */
export function revertDraft(draft: Draft, snapshot = newDraft(draft.base)): Draft {
  const writes = [...draft.files].map(([file, {before}]) => {
    const old = snapshot.files.get(file);
    return {file, before, now: old ? old.now : before};
  });
  return changeFiles(draft, writes);
}

/** @returns the changes since a snapshot, as a draft on top of it; undefined when there are none */
export function changesSince(snapshot: Draft, draft: Draft): Draft | undefined {
  if (snapshot === draft) return undefined;
  const paths = [...new Set([...snapshot.files.keys(), ...draft.files.keys()])];
  const versions = paths.map((file) => {
    const [old, now] = [snapshot.files.get(file), draft.files.get(file)];
    return {file, before: old ? old.now : now?.before, now: now ? now.now : old?.before};
  });
  const isContinued = snapshot.past.every((step, index) => draft.past[index] === step);
  // After an undo of what the snapshot contains, the difference is one step.
  if (!isContinued) return changeFiles(newDraft(snapshot.base), versions);
  const {future} = draft;
  const past = draft.past.slice(snapshot.past.length);
  const touched = new Set([...past, ...future].flatMap(({writes}) => writes.map(({file}) => file)));
  const kept = versions.filter(({file, before, now}) => before !== now || touched.has(file));
  const files = new Map(kept.map(({file, before, now}) => [file, {before, now}]));
  return {base: snapshot.base, files, past, future};
}

/** The content of a file in the base; for a picture only that it exists. */
export const contentIn = ({texts, files}: Branch, file: string): FileContent | undefined =>
  texts.get(file) ?? (files.has(file) ? PLACEHOLDER_BYTES : undefined);

/**
 * Puts the steps of a draft on top of another draft.
 * @param earlier the base of the steps, if it is known: it shows whether pictures are the same
 * @returns undefined when one of their files differs there, so that the changes must be merged
 */
export function appendSteps(onto: {draft: Draft; base: Branch}, steps: Draft, earlier?: Branch): Draft | undefined {
  const {draft, base} = onto;
  const isSameInBase = (file: string, before: FileContent | undefined): boolean => {
    if (typeof before !== 'object') return contentIn(base, file) === before;
    const [old, now] = [earlier?.files.get(file), base.files.get(file)];
    return before.length === 0 && old !== undefined && old.sha === now?.sha;
  };
  const files = new Map(draft.files);
  for (const [file, {before, now}] of steps.files) {
    const here = draft.files.get(file);
    if (here ? here.now !== before : !isSameInBase(file, before)) return undefined;
    files.set(file, {before: here ? here.before : contentIn(base, file), now});
  }
  return {...draft, files, past: [...draft.past, ...steps.past], future: steps.future};
}
