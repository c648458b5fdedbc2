import {valueAt} from '../../../cms/lint';
import type {Source} from '../../../cms/parse';
import {controlAt} from '../../../cms/edit';
import type {ContentRef} from '../../state/refs';
import type {historyMessages} from '../../messages/history';

/** What a history may be of, around one place. */
export interface Scope extends ContentRef {
  name: keyof (typeof historyMessages)['scopes'];
}

/** @returns the place itself, the entry and the list that it is in, and the page; the narrowest first */
export function scopesOf({file, path = [], line}: ContentRef): Scope[] {
  const page: Scope = {name: 'page', file};
  if (line !== undefined) return [{name: 'value', file, line}, page];
  if (path.length === 0) return [page];
  const entry = path.findLastIndex((key) => typeof key === 'number');
  const around: Scope[] = [{name: 'value', file, path}];
  if (entry !== -1 && entry < path.length - 1) around.push({name: 'entry', file, path: path.slice(0, entry + 1)});
  if (entry > 0) around.push({name: 'list', file, path: path.slice(0, entry)});
  return [...around, page];
}

/** @returns the picture that a field names */
export function photoAt({schema, parsed}: Source, {path}: ContentRef): string | undefined {
  if (!path || controlAt(schema, path)?.control.kind !== 'picture') return undefined;
  const value: unknown = valueAt(parsed?.data, path);
  return typeof value === 'string' ? value : undefined;
}
