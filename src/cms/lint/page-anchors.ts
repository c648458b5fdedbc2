/** Checks that each anchor of a page belongs to one heading or one entry (HTML, 3.2.6: an id is unique). */
import {truncate, type ReportDescriptor} from '../base/diagnostic';
import {trail} from '../schema/meta';
import {headingIds, plainText} from '../parse/headings';
import {entryAnchors} from './site-index';
import type {Source} from '../definition/site-definition';

/**
 * Other rules compare headings with headings, and the entries of one list with each other.
 * @returns a finding for each entry and each heading whose anchor an entry of another list already has
 */
export function anchorDiagnostics(source: Source): ReportDescriptor[] {
  const {file, body, parsed} = source;
  const diagnostics: ReportDescriptor[] = [];
  const first = new Map<string, {list: PropertyKey | undefined; line: number}>();
  for (const {id, path} of entryAnchors(source)) {
    const line = parsed?.lineOf(path) ?? 1;
    const before = first.get(id);
    if (!before) first.set(id, {list: path[0], line});
    else if (before.list !== path[0]) {
      const message = `${trail(path)} gives the address #${id}, which the entry on line ${before.line} has already.`;
      diagnostics.push({file, line, path, message, help: 'Give it other words.'});
    }
  }
  for (const {heading, id} of body?.tree ? headingIds(body.tree) : []) {
    const entry = first.get(id);
    if (!entry) continue;
    const message = `The heading "${truncate(plainText(heading))}" has the address #${id}, which the entry on line ${entry.line} has already.`;
    diagnostics.push({file, line: heading.position?.start.line ?? 1, message, help: 'Give it other words.'});
  }
  return diagnostics;
}
