import {useState, type ReactNode} from 'react';
import type {Control} from '../../../cms/edit';
import {messages} from '../../messages';
import styles from './styles.module.css';
import {typedOf, type ControlProps} from './typed';

/** The browser's input types for special texts. */
const TYPES: Readonly<Partial<Record<Control['kind'], string>>> = {
  month: 'month',
  email: 'email',
  link: 'url',
};

/** Edits a text or a number, on one line or several. Typed text is not reformatted until the person leaves the field. */
export default function TextInput({
  suggestions,
  ...props
}: ControlProps & {suggestions?: readonly string[]}): ReactNode {
  const {id, describedBy, isWrong, control, value, set, example} = props;
  const [typed, setTyped] = useState<string>();
  const isNumber = control.kind === 'number';
  const change = (text: string) => {
    setTyped(text);
    set(isNumber && text.trim() !== '' && !Number.isNaN(Number(text)) ? Number(text) : text);
  };
  const attributes = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': isWrong || undefined,
    value: typed ?? typedOf(value),
    placeholder: example === undefined ? undefined : messages.field.example(example),
    onChange: ({target}: {target: {value: string}}) => change(target.value),
    onBlur: () => setTyped(undefined),
  };
  if ('long' in control && control.long) return <textarea {...attributes} className={styles.long} rows={2} />;
  return (
    <>
      <input
        {...attributes}
        type={TYPES[control.kind] ?? 'text'}
        inputMode={isNumber ? 'decimal' : undefined}
        list={suggestions && `${id}-list`}
        spellCheck
      />
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}
