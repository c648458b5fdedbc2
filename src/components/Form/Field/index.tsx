import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {FormField, FormWords} from '../../../content/kinds';
import Icon from '../../../layout/Icon';
import Control from '../Control';
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
  // With its underscore it is not the address of a heading.
  const id = `${name}_`;
  const [helpId, problemId] = [`${id}help`, `${id}problem`];
  const describedBy = clsx(help && helpId, problem && problemId) || undefined;
  const caption = (
    <label htmlFor={id}>
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
      <Control id={id} field={field} choose={words.choose} describedBy={describedBy} invalid={problem !== undefined} />
      {type === 'checkbox' && caption}
    </div>
  );
}
