/** Merges the changes of others to a file with those of a draft, field by field. */
import {SITE_FILE} from '../../base/paths';
import type {SiteDefinition} from '../../definition/site-definition';
import {mergeBodies} from './bodies';
import {mergeFields} from './fields';
import type {Choice, Conflict, Decide, Three} from './three';

export type {Choice, Conflict, Three};

/** The result of a merge. */
export type Merged =
  | {kind: 'merged'; text: string; conflicts: Conflict[]}
  /** Others have deleted the page that the draft changes. The text stays until the person decides. */
  | {kind: 'deleted'; text: string}
  /** The draft deletes a page that others have changed. */
  | {kind: 'changed'; text: string};

/**
 * @param file path from the project's root
 * @param texts the file in the draft's base, now, and in the draft
 * @param choose a person's choice for each conflict; without one the other people's text stays
 * @returns the current file with the draft's changes, and the conflicts; undefined when both have deleted the file
 * @throws Unwritable when one of the texts cannot be read, or a change cannot be written
 */
export function merge(
  definition: SiteDefinition,
  file: string,
  {base, theirs, ours}: Three<string>,
  choose: (conflict: Conflict) => Choice | undefined = () => undefined,
): Merged | undefined {
  if (theirs === undefined) {
    if (ours === undefined) return undefined;
    return base === undefined ? {kind: 'merged', text: ours, conflicts: []} : {kind: 'deleted', text: ours};
  }
  if (ours === undefined) return theirs === base ? undefined : {kind: 'changed', text: theirs};
  if (ours === theirs || ours === base) return {kind: 'merged', text: theirs, conflicts: []};
  if (theirs === base) return {kind: 'merged', text: ours, conflicts: []};
  const conflicts: Conflict[] = [];
  const decide: Decide = (conflict) => {
    conflicts.push(conflict);
    return choose(conflict) ?? 'theirs';
  };
  const withFields = mergeFields(definition, file, {base, theirs, ours}, decide);
  const text =
    file === SITE_FILE ? withFields : mergeBodies(definition, file, {base, theirs, ours}, withFields, decide);
  return {kind: 'merged', text, conflicts};
}
