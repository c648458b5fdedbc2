import {valueAt} from '../../../cms/lint';
import type {Control, Field, Path} from '../../../cms/edit';
import {messages} from '../../messages';
import {labelOf} from '../../../site/labels';

/** What an entry may call itself, the first of its words that shows; the path of a photo is no name. */
const isName = ([key, value]: [string, unknown]) =>
  typeof value === 'string' && /^$|\p{L}/u.test(value) && !value.startsWith('/') && !/^(id|key)$/.test(key);

/** @returns the words by which people know an entry; nothing while they are empty. */
export function entryTitle(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  if (typeof entry !== 'object' || entry === null) return undefined;
  const found = Object.entries(entry).find(isName)?.[1] as unknown;
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** @returns what people call the last step to a value: the words of an entry, or the name of a field. */
export function stepName(data: unknown, path: Path): string {
  const key = path.at(-1) ?? '';
  return typeof key === 'number' ? (entryTitle(valueAt(data, path)) ?? messages.field.entry(key + 1)) : labelOf(key);
}

/** @returns what a group holds in a field of its own. */
export const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, field)
    ? (value as Record<string, unknown>)[field]
    : undefined;

/** What few people ever change. */
const RARE = ['focal', 'formerly', 'key', 'unlisted'];

/** @returns whether a field is folded behind the others */
export const isRare = ({key}: Pick<Field, 'key'>): boolean => RARE.includes(key);

/** What only machines read of an entry. */
export const isIdentifier = ({control}: Field): boolean => control.kind === 'identifier';

/** @returns the field of the short name of a kind of entries, where it has one. */
export const identifierField = (control: Control): Field | undefined =>
  control.kind === 'group' ? control.fields.find(isIdentifier) : undefined;

/** @returns what keeps the focus in an entry that was moved: the button, as long as it can go on */
export const focusAfter = (tool?: string): string | undefined =>
  tool === 'up' || tool === 'down' ? `[data-tool="${tool}"]:enabled` : undefined;
