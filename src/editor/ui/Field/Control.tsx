import type {ReactNode} from 'react';
import {lazyComponent} from '../../lazy-with-retry';
import {messages} from '../../messages';
import {typedOf, type ControlProps} from './typed';
import TextInput from './TextInput';
import styles from './styles.module.css';

// What not every field needs is fetched with the first of its type.
const Focal = lazyComponent(() => import('./Focal'));
const FormattedInput = lazyComponent(() => import('./FormattedInput'));
const IconPicker = lazyComponent(() => import('./IconPicker'));
const MapPosition = lazyComponent(() => import('./MapPosition'));
const Picture = lazyComponent(() => import('./Picture'));
const Reference = lazyComponent(() => import('./Reference'));

/** The control that suits a value. */
export default function Control(props: ControlProps): ReactNode {
  const {id, describedBy, isWrong, control, value, set} = props;
  const attributes = {id, 'aria-describedby': describedBy, 'aria-invalid': isWrong || undefined};
  switch (control.kind) {
    case 'mark':
    case 'answer':
      return (
        <span className={styles.yes}>
          <input
            {...attributes}
            type="checkbox"
            checked={value === true}
            onChange={({target}) => set(target.checked || (control.kind === 'mark' ? undefined : false))}
          />
          {messages.field.yes}
        </span>
      );
    case 'choice':
    case 'colour':
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
    case 'day':
    case 'hour':
    case 'phone':
    case 'phones':
      return <FormattedInput {...props} />;
    case 'icon':
      return <IconPicker {...props} />;
    case 'point':
      return <Focal {...props} />;
    case 'map':
      return <MapPosition {...props} />;
    case 'reference':
      return <Reference {...props} />;
    case 'suggestion':
      return <TextInput {...props} suggestions={control.options} />;
    default:
      return <TextInput {...props} />;
  }
}
