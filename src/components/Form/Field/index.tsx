import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {FormField, FormWords} from '../../../site/page-types';
import Icon from '../../../ui/Icon';
import Control from '../Control';
import styles from './styles.module.css';

interface Props {
  field: FormField;
  messages: Pick<FormWords, 'choose' | 'digits' | 'optional'>;
  /** The browser's message about an invalid answer. */
  problem?: string;
}

/** One field of a form: its label, its help, the message about an invalid answer, and its control. */
export default function Field({field, messages, problem}: Props): ReactNode {
  const {name, label, help, type, required} = field;
  // The underscore keeps it different from the id of every heading.
  const id = `${name}_`;
  const [helpId, problemId] = [`${id}help`, `${id}problem`];
  const describedBy = clsx(help && helpId, problem && problemId) || undefined;
  const isCheckbox = type === 'checkbox';
  return (
    <div className={clsx(styles.field, styles[type])}>
      {!isCheckbox && (
        <label htmlFor={id}>
          <span>{label}</span>
          {!required && <span className={styles.optional}> {messages.optional}</span>}
        </label>
      )}
      {help && (
        <p id={helpId} className={clsx(styles.help, 'note')}>
          {help}
        </p>
      )}
      {problem && (
        <p id={problemId} className={styles.problem}>
          <Icon name="alert-circle" />
          <span>{problem}</span>
        </p>
      )}
      <Control
        id={id}
        field={field}
        choose={messages.choose}
        digitsHint={messages.digits}
        describedBy={describedBy}
        invalid={problem !== undefined}
      />
      {isCheckbox && <label htmlFor={id}>{label}</label>}
    </div>
  );
}
