import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import type {FormField} from '../../../content/kinds/form';
import type {FormWords} from '../../../content/kinds/site';
import {submittedValue} from '../values';
import styles from './styles.module.css';

interface Props {
  field: FormField;
  words: Pick<FormWords, 'choose' | 'optional'>;
}

/** One question of a form: its label, its help, and the control that its type asks for. */
export default function Field({field, words}: Props): ReactNode {
  const {name, label, help, type, required} = field;
  const helpId = `${name}-help`;
  const caption = (
    <label htmlFor={name}>
      {label}
      {!required && type !== 'checkbox' && <span className={styles.optional}> {words.optional}</span>}
    </label>
  );
  return (
    <div className={clsx(styles.field, styles[type])}>
      {type !== 'checkbox' && caption}
      {help && (
        <p id={helpId} className={clsx(styles.help, 'note')}>
          {help}
        </p>
      )}
      <Control field={field} choose={words.choose} describedBy={help && helpId} />
      {type === 'checkbox' && caption}
    </div>
  );
}

function Control({field, choose, describedBy}: {field: FormField; choose: string; describedBy?: string}): ReactNode {
  const {name, type, required, autocomplete, options = [], values} = field;
  const shared = {id: name, name, required, autoComplete: autocomplete, 'aria-describedby': describedBy};
  if (type === 'textarea') return <textarea {...shared} rows={autocomplete ? SHORT_ROWS : ROWS} />;
  if (type === 'select') {
    return (
      <select {...shared} defaultValue="">
        <option value="">{choose}</option>
        {options.map((option) => (
          <option key={option} value={submittedValue(option, values)}>
            {option}
          </option>
        ))}
      </select>
    );
  }
  return <input {...shared} type={type} inputMode={INPUT_MODES[type]} />;
}

const ROWS = 5;
const SHORT_ROWS = 2;

/** The keyboard that a phone shows. */
const INPUT_MODES: Partial<Record<FormField['type'], ComponentProps<'input'>['inputMode']>> = {
  email: 'email',
  tel: 'tel',
  url: 'url',
  number: 'numeric',
};
