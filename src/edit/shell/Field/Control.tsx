import {useState, type ReactNode} from 'react';
import type {Path, Value} from '../../../content/write';
import type {Control as Kind} from '../../model/controls';
import {words} from '../../words';
import Focal from './Focal';
import IconPicker from './IconPicker';
import MapPlace from './MapPlace';
import Picture from './Picture';
import Reference from './Reference';
import styles from './styles.module.css';

export interface ControlProps {
  id: string;
  describedBy: string;
  isWrong: boolean;
  control: Kind;
  value: unknown;
  /** Nothing takes the field away. */
  set: (value: Value | undefined) => unknown;
  file: string;
  path: Path;
  example?: string;
}

/** @returns a value as a person types it. */
export const typedOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** The control that suits a value. */
export default function Control(props: ControlProps): ReactNode {
  const {id, describedBy, isWrong, control, value, set} = props;
  const attributes = {id, 'aria-describedby': describedBy, 'aria-invalid': isWrong || undefined};
  switch (control.kind) {
    case 'yes':
      return (
        <span className={styles.yes}>
          <input
            {...attributes}
            type="checkbox"
            checked={value === true}
            onChange={({target}) => set(target.checked || undefined)}
          />
          {words.field.yes}
        </span>
      );
    case 'choice':
      return (
        <select {...attributes} value={typedOf(value)} onChange={({target}) => set(target.value)}>
          {!control.options.includes(typedOf(value)) && <option value={typedOf(value)}>{typedOf(value)}</option>}
          {control.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      );
    case 'picture':
    case 'file':
      return <Picture {...props} />;
    case 'icon':
      return <IconPicker {...props} />;
    case 'focal':
      return <Focal {...props} />;
    case 'map':
      return <MapPlace {...props} />;
    case 'reference':
      return <Reference {...props} />;
    case 'country':
      return <Words {...props} suggestions={control.names} />;
    case 'fixed':
      return <output id={id}>{typedOf(value)}</output>;
    default:
      return <Words {...props} />;
  }
}

/** Words and numbers, on one line or on several. What is typed stays as it was typed until the field is left. */
export function Words({suggestions, ...props}: ControlProps & {suggestions?: readonly string[]}): ReactNode {
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
    placeholder: example === undefined ? undefined : words.field.example(example),
    onChange: ({target}: {target: {value: string}}) => change(target.value),
    onBlur: () => setTyped(undefined),
  };
  if (control.kind === 'text' && control.long) return <textarea {...attributes} className={styles.long} rows={2} />;
  return (
    <>
      <input
        {...attributes}
        type={control.kind === 'text' ? control.type : 'text'}
        inputMode={isNumber ? 'decimal' : undefined}
        list={suggestions && `${id}-list`}
        spellCheck
      />
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  );
}
