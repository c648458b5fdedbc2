import {valueAt} from '../../../cms/lint';
import type {Control, ControlField, Path, Value} from '../../../cms/edit';
import {entryTitle} from '../../state/entry-title';
import {messages} from '../../messages';
import {labelOf} from '../../../site/labels';

/** @returns the name of the last segment of a path: the title of an entry, or the label of a field. */
export function nameOfLastStep(data: unknown, path: Path): string {
  const key = path.at(-1) ?? '';
  return typeof key === 'number' ? (entryTitle(valueAt(data, path)) ?? messages.field.entry(key + 1)) : labelOf(key);
}

/** Fields that people rarely change. */
const RARELY_CHANGED = ['focal', 'formerly', 'key', 'unlisted'];

/** @returns whether a field is collapsed below the others */
export const isRarelyChanged = ({key}: Pick<ControlField, 'key'>): boolean => RARELY_CHANGED.includes(key);

export const isIdentifier = ({control}: ControlField): boolean => control.kind === 'identifier';

/** @returns the field with the short name of an entry, if it has one. */
export const identifierField = (control: Control): ControlField | undefined =>
  control.kind === 'group' ? control.fields.find(isIdentifier) : undefined;

/** @returns a selector for the focus in a moved entry: the same button */
export const focusSelectorAfter = (tool?: string): string | undefined =>
  tool !== undefined && ['up', 'down', 'top', 'end'].includes(tool) ? `[data-tool="${tool}"]` : undefined;

export interface FieldProps {
  file: string;
  path: Path;
  known: Pick<ControlField, 'control' | 'description' | 'example' | 'required' | 'changesWith'> & {name: string};
  value: unknown;
}

/** The attributes of the element that edits the value. */
interface ControlAttributes {
  id: string;
  'aria-describedby': string;
  'aria-invalid'?: true;
}

export interface ControlProps {
  attributes: ControlAttributes;
  control: Control;
  value: unknown;
  /** Sets the value; undefined removes the field. */
  set: (value: Value | undefined) => unknown;
  file: string;
  path: Path;
  example?: string;
}

/** @returns a value as a person types it. */
export const toTyped = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
