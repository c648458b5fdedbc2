import {type ComponentProps, useEffect, useRef, type MouseEvent} from 'react';
import clsx from 'clsx';
import type {FormField, FormLabels} from '../../../site/page-types';
import Icon from '../../../ui/Icon';
import {submittedValue} from '../answers';
import styles from './styles.module.css';

const ROWS = 5;
const SHORT_ROWS = 2;

/** The keyboard that a phone shows. */
const INPUT_MODES: Partial<Record<FormField['type'], ComponentProps<'input'>['inputMode']>> = {
  email: 'email',
  tel: 'tel',
  url: 'url',
  number: 'numeric',
};

type Messages = Pick<FormLabels, 'choose' | 'number' | 'optional' | 'email' | 'tel'>;

interface Props {
  fields: FormField[];
  messages: Messages;
  problems: Problem[];
  /** True while the form is being sent, so that the visitor cannot change it. */
  inert: boolean;
}

/** The fields of a form. A field with a legend starts a group. */
export default function Fields({fields, messages, problems, inert}: Props) {
  return (
    <div className={styles.groups} inert={inert}>
      {groupsOf(fields).map((group) => {
        const [first] = group;
        const Group = first?.legend ? 'fieldset' : 'div';
        return (
          <Group key={first?.name} data-group className={styles.group}>
            {first?.legend && <legend>{first.legend}</legend>}
            {group.map((field) => (
              <Field
                key={field.name}
                field={field}
                messages={messages}
                problem={problems.find(({name}) => name === field.name)?.message}
              />
            ))}
          </Group>
        );
      })}
    </div>
  );
}

function groupsOf(fields: FormField[]): FormField[][] {
  const groups: FormField[][] = [];
  for (const field of fields) {
    if (field.legend || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(field);
  }
  return groups;
}

interface FieldProps {
  field: FormField;
  messages: Messages;
  /** The browser's message about an invalid answer. */
  problem?: string;
}

/** One field of a form: its label, its help, the message about an invalid answer, and its control. */
function Field({field, messages, problem}: FieldProps) {
  const {name, label, help, type, required, autocomplete} = field;
  // The underscore keeps it different from the id of every heading.
  const id = `${name}_`;
  const [helpId, problemId] = [`${id}help`, `${id}problem`];
  const attributes = {
    id,
    name,
    required,
    autoComplete: autocomplete,
    'aria-describedby': clsx(help && helpId, problem && problemId) || undefined,
    'aria-invalid': problem !== undefined || undefined,
  };
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
      <Control field={field} messages={messages} attributes={attributes} />
      {isCheckbox && <label htmlFor={id}>{label}</label>}
    </div>
  );
}

interface ControlProps {
  field: FormField;
  messages: Messages;
  /** The attributes that every input element has. */
  attributes: Pick<
    ComponentProps<'input'>,
    'id' | 'name' | 'required' | 'autoComplete' | 'aria-describedby' | 'aria-invalid'
  >;
}

/** The control for the type of a field. The browser validates the input. */
function Control({field, messages, attributes}: ControlProps) {
  const {type, autocomplete, options = [], values, pattern} = field;
  if (type === 'textarea') return <textarea {...attributes} rows={autocomplete ? SHORT_ROWS : ROWS} />;
  if (type === 'select') {
    return (
      <select {...attributes} defaultValue="">
        <option value="">{messages.choose}</option>
        {options.map((option) => (
          <option key={option} value={submittedValue(option, values)}>
            {option}
          </option>
        ))}
      </select>
    );
  }
  // The messages of patterns have the names of types.
  const title = (messages as Partial<Record<FormField['type'], string>>)[type];
  // A browser's number field changes with the mouse wheel and drops letters: `20O5` would become 205.
  return (
    <input
      {...attributes}
      type={type === 'number' ? 'text' : type}
      inputMode={INPUT_MODES[type]}
      pattern={pattern}
      title={title}
    />
  );
}

export interface Problem {
  /** The id of the control. */
  id: string;
  name: string;
  label: string;
  /** The browser's message. */
  message: string;
}

interface SummaryProps {
  heading: string;
  problems: Problem[];
  /** How often the visitor tried to send the form with invalid fields. */
  attempts: number;
}

/** Lists the invalid fields, each with the browser's message and a link to it. It takes the focus at each attempt. */
export function Summary({heading, problems, attempts}: SummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [attempts]);
  if (problems.length === 0) return null;
  return (
    <div ref={summary} role="group" tabIndex={-1} aria-label={heading} className={styles.summary}>
      <p>{heading}</p>
      <ul>
        {problems.map(({id, label, message}) => (
          <li key={id}>
            <a href={`#${id}`} onClick={focusField}>
              {label}
            </a>
            {': '}
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
