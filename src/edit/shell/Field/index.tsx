import {useId, useState, type ReactNode} from 'react';
import * as z from 'zod';
import {metaOf} from '../../../content/fields/meta';
import type {Edit, Path, Value} from '../../../content/write';
import {flawsAt} from '../../model/check';
import {beginning, controlOf} from '../../model/controls';
import {words} from '../../words';
import {spoken, useEditor} from '../useEditor';
import Control from './Control';
import Entries from './Entries';
import styles from './styles.module.css';
import {typedOf} from './typed';

export interface FieldProps {
  file: string;
  path: Path;
  schema: z.core.$ZodType;
  value: unknown;
  /** Its name, where its key does not say it. */
  name?: string;
}

/** One field of a page with everything that is known of it: its name, the sentence of its schema, its control. */
export default function Field({file, path, schema, value, name = spoken(String(path.at(-1)))}: FieldProps): ReactNode {
  const id = useId();
  const {edit, checked} = useEditor();
  const [refused, setRefused] = useState<string>();
  const control = controlOf(schema);
  const {description, example} = metaOf(schema);
  const isOptional = schema instanceof z.ZodOptional;
  const key = [file, ...path].join('/');
  const write = (...edits: Edit[]) => setRefused(edit(file, edits, edits[0]?.kind === 'set' ? key : undefined));
  const set = (now: Value | undefined) =>
    now === undefined || (isOptional && now === '')
      ? value !== undefined && write({kind: 'remove', at: path})
      : write({kind: 'set', at: path, value: now});
  const said = [...(checked ? flawsAt(checked, {file, path}) : []), ...(refused === undefined ? [] : [refused])];
  const hint = (
    <p id={`${id}-hint`} className={styles.hint}>
      {description}
    </p>
  );
  const problems = said.length > 0 && (
    <ul id={`${id}-problem`} className={styles.problem}>
      {said.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );

  if (control.kind === 'group' || control.kind === 'list') {
    return (
      <fieldset className={styles.group} data-path={path.join('.')}>
        <legend>{name}</legend>
        {hint}
        {value === undefined ? (
          <button type="button" className={styles.quiet} onClick={() => set(beginning(schema))}>
            {words.field.begin(name.toLowerCase())}
          </button>
        ) : control.kind === 'list' ? (
          <Entries
            path={path}
            control={control}
            value={value}
            name={name}
            write={write}
            fieldOf={(at, inner, one, title) => <Field file={file} path={at} schema={inner} value={one} name={title} />}
          />
        ) : (
          [...control.fields]
            .sort(shownFirst)
            .map(([field, inner]) => (
              <Field key={field} file={file} path={[...path, field]} schema={inner} value={fieldOf(value, field)} />
            ))
        )}
        {value !== undefined && isOptional && control.kind === 'group' && (
          <button type="button" className={styles.quiet} onClick={() => set(undefined)}>
            {words.field.remove}
          </button>
        )}
        {problems}
      </fieldset>
    );
  }
  const most = control.kind === 'text' ? control.most : undefined;
  return (
    <div className={styles.field} data-path={path.join('.')}>
      <label htmlFor={id}>
        {name} {isOptional && <span className={styles.optional}>({words.field.optional})</span>}
      </label>
      {hint}
      <Control
        id={id}
        describedBy={`${id}-hint ${id}-problem`}
        isWrong={said.length > 0}
        control={control}
        value={value}
        set={set}
        file={file}
        path={path}
        example={example}
      />
      {most !== undefined && <p className="note">{words.field.left(most - Array.from(typedOf(value)).length)}</p>}
      {problems}
    </div>
  );
}

/** What only machines read stands behind all that shows. */
const shownFirst = ([, a]: [string, z.core.$ZodType], [, b]: [string, z.core.$ZodType]) =>
  Number(metaOf(a).identifier ?? false) - Number(metaOf(b).identifier ?? false);

export const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, field)
    ? (value as Record<string, unknown>)[field]
    : undefined;
