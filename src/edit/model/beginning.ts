import type {Control} from '../../content/controls';
import type {Value} from '../../content/write';

/** @returns a value to begin with: what must be there, still empty, so that the check asks for it. */
export function beginning(control: Control): Value {
  switch (control.kind) {
    case 'group': {
      const needed = control.fields.filter(({required}) => required);
      return Object.fromEntries(needed.map((field) => [field.key, beginning(field.control)]));
    }
    case 'list':
      return Array.from({length: Math.max(control.least, 1)}, () => beginning(control.entry.control));
    case 'mark':
    case 'answer':
      return true;
    case 'number':
      return control.least ?? 1;
    case 'choice':
    case 'colour':
      return control.options[0] ?? '';
    default:
      return '';
  }
}
