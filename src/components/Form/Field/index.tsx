import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import type {FormField} from '../../../content/kinds/form';
import type {FormWords} from '../../../content/kinds/site';
import Icon from '../../../layout/Icon';
import {submittedValue} from '../values';
import styles from './styles.module.css';

interface Props {
  field: FormField;
  words: Pick<FormWords, 'choose' | 'optional'>;
  /** What is wrong with the answer, in the browser's own sentence. */
  problem?: string;
}

/** One question of a form: its label, its help, what is wrong with the answer, and the control that its type asks for. */
export default function Field({field, words, problem}: Props): ReactNode {
  const {name, label, help, type, required} = field;
  const [helpId, problemId] = [`${name}-help`, `${name}-problem`];
  const describedBy = [help && helpId, problem && problemId].filter(Boolean).join(' ') || undefined;
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
      {problem && (
        <p id={problemId} className={styles.problem}>
          <Icon name="alert-circle" />
          {problem}
        </p>
      )}
      <Control field={field} choose={words.choose} describedBy={describedBy} invalid={problem !== undefined} />
      {type === 'checkbox' && caption}
    </div>
  );
}

interface ControlProps {
  field: FormField;
  /** The first line of a list of choices. */
  choose: string;
  describedBy?: string;
  invalid: boolean;
}

function Control({field, choose, describedBy, invalid}: ControlProps): ReactNode {
  const {name, type, required, autocomplete, options = [], values} = field;
  const shared = {
    id: name,
    name,
    required,
    autoComplete: autocomplete,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
  };
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
