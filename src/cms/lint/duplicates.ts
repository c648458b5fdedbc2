import {slug} from '../../shared/slug';
import {trail} from '../schema/meta';
import {truncate, type ReportDescriptor} from '../base/diagnostic';
import {valueAt, type Path} from '../base/values';
import {entryPagesOf} from './entry-pages';
import type {Source} from '../definition/site-definition';

/**
 * Reports repeated ids, and names that become addresses, within a list; repeated titles among all pages, including
 * generated ones; and repeated descriptions among written pages.
 */
export function duplicateDiagnostics(sources: readonly Source[]): ReportDescriptor[] {
  const diagnostics: ReportDescriptor[] = [];
  const first = new Map<string, string>();
  for (const source of sources) {
    const {file, parsed} = source;
    const repeated = new Set<unknown>();
    const pages = new Set(['', ...[...entryPagesOf(source).values()].map(({path}) => trail(path))]);
    source.values.forEach(({value, path, meta: {unique}}) => {
      if (Array.isArray(value)) diagnostics.push(...sameEntries(source, value, path, repeated));
      const key = path.at(-1);
      const inList = unique && typeof path.at(-2) === 'number';
      const ofPage = key === 'title' ? pages.has(trail(path.slice(0, -1))) : key === 'description' && path.length === 1;
      if (!(inList || ofPage) || typeof value !== 'string') return;
      const entry = path.length > 1 ? valueAt(parsed?.data, path.slice(0, -1)) : undefined;
      if (repeated.has(entry)) return;
      const line = parsed?.lineOf(path) ?? 1;
      const scope = inList ? `${file} ${trail(path.slice(0, -2))}` : 'pages';
      const id = inList ? slug(value) : '';
      const known = `${scope} ${String(key)} ${id === '' ? value.trim().toLowerCase() : id}`;
      const before = first.get(known);
      if (before === undefined) {
        first.set(known, `${file}:${line}`);
      } else {
        const message = `${trail(path)} "${truncate(value)}" is used at ${before} already.`;
        diagnostics.push({file, line, path, message, help: `Each ${String(key)} is unique.`});
      }
    });
  }
  return diagnostics;
}

/** Reports entries without an id that are equal in every field. */
function sameEntries(
  {file, parsed}: Source,
  list: readonly unknown[],
  path: Path,
  repeated: Set<unknown>,
): ReportDescriptor[] {
  const first = new Map<string, number>();
  return list.flatMap((entry, index): ReportDescriptor[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const written = JSON.stringify(entry);
    const line = parsed?.lineOf([...path, index]) ?? 1;
    const before = first.get(written);
    if (before === undefined) {
      first.set(written, line);
      return [];
    }
    repeated.add(entry);
    const message = `${trail([...path, index])} is the same entry as the one at ${file}:${before}.`;
    return [{file, line, path: [...path, index], message, help: 'Remove one of the two.'}];
  });
}
