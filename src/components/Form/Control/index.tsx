import type {ComponentProps, ReactNode} from 'react';
import type {FormField} from '../../../site/page-types';
import {submittedValue} from '../values';

const ROWS = 5;
const SHORT_ROWS = 2;

/** The keyboard that a phone shows. */
const INPUT_MODES: Partial<Record<FormField['type'], ComponentProps<'input'>['inputMode']>> = {
  email: 'email',
  tel: 'tel',
  url: 'url',
  number: 'numeric',
};

interface Props {
  id: string;
  field: FormField;
  /** The placeholder at the top of a list of choices. */
  choose: string;
  /** The message when a visitor types other characters into a field of digits. */
  digitsHint: string;
  describedBy?: string;
  invalid: boolean;
}

/** The control for the type of a field. The browser validates the input. */
export default function Control({id, field, choose, digitsHint, describedBy, invalid}: Props): ReactNode {
  const {name, type, required, autocomplete, options = [], values} = field;
  const shared = {
    id,
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
  // A browser's number field changes with the mouse wheel and drops letters: `20O5` would become 205.
  const digits = type === 'number' && {type: 'text', pattern: '[0-9]*', title: digitsHint};
  return <input {...shared} type={type} inputMode={INPUT_MODES[type]} {...digits} />;
}
