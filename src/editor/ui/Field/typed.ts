import type {Control as Kind, Field as FieldInfo, Path, Value} from '../../../cms/edit';

export interface FieldProps {
  file: string;
  path: Path;
  /** The description of the field in the schema. */
  known: Pick<FieldInfo, 'control' | 'description' | 'example' | 'required'> & {name: string};
  value: unknown;
}

export interface ControlProps {
  id: string;
  describedBy: string;
  isWrong: boolean;
  control: Kind;
  value: unknown;
  /** Sets the value; undefined removes the field. */
  set: (value: Value | undefined) => unknown;
  file: string;
  path: Path;
  example?: string;
}

/** @returns a value as a person types it. */
export const typedOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
