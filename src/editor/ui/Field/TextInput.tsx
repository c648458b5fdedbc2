import {useState, type ReactNode} from 'react';
import type {Control} from '../../../cms/edit';
import {messages} from '../../messages';
import styles from './styles.module.css';
import {typedOf, type ControlProps} from './typed';

/** The browser's own controls for texts of a certain form. */
const TYPES: Readonly<Partial<Record<Control['kind'], string>>> = {
  month: 'month',
  email: 'email',
  link: 'url',
};

/** TextInput and numbers, on one line or on several. What is typed stays as it was typed until the field is left. */
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
