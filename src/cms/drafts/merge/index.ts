/** Joins what others have changed in a file meanwhile with what a draft changes in it, field by field. */
import {SITE_FILE} from '../../base/paths';
import type {SiteDefinition} from '../../definition/site-definition';
import {mergeBodies} from './bodies';
import {mergeFields} from './fields';
import type {Choice, Conflict, Decide, Three} from './three';

export type {Choice, Conflict, Three};

/** What came out. */
export type Merged =
  | {kind: 'merged'; text: string; conflicts: Conflict[]}
  /** Others have deleted the page that the draft changes. Its text is kept until the person has decided. */
  | {kind: 'deleted'; text: string}
  /** The draft deletes a page that others have changed. */
  | {kind: 'changed'; text: string};

/**
 * @param file path from the project's root
 * @param texts the file as the draft began with it, as it is now, and as the draft has it
 * @param choose what a person wants where both have changed one place; without an answer theirs stays
 * @returns the file as it is now with the draft's changes, in which only these are other, and the places where both
 * have changed the same; undefined when both have deleted it
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
