/** Fields of forms. */
import {edit, VENDOR} from './edit';

edit('the label of a field', (d) => d.set(VENDOR, ['form', 'fields', 0, 'label'], 'Name of the company'), {
  '/contact/vendor': ['words'],
});
edit(
  'a field added',
  (d) => d.add(VENDOR, ['form', 'fields'], 2, {name: 'tax_number', label: 'Tax number', legend: undefined}),
  {},
);
edit('a field removed', (d) => d.remove(VENDOR, ['form', 'fields'], 2), {'/contact/vendor': ['removed']});
edit('a heading of fields removed', (d) => d.set(VENDOR, ['form', 'fields', 4, 'legend'], undefined), {
  '/contact/vendor': ['removed'],
});
edit('the heading of the first fields removed', (d) => d.set(VENDOR, ['form', 'fields', 0, 'legend'], undefined), {
  '/contact/vendor': ['removed'],
});
edit('a heading of fields added', (d) => d.set(VENDOR, ['form', 'fields', 3, 'legend'], 'More of it'), {
  '/contact/vendor': ['added'],
});
edit('a field that must be filled in', (d) => d.set(VENDOR, ['form', 'fields', 2, 'required'], true), {});
edit('a field of another type', (d) => d.set(VENDOR, ['form', 'fields', 1, 'type'], 'tel'), {
  '/contact/vendor': ['other'],
});
edit('a choice of a field', (d) => d.set(VENDOR, ['form', 'fields', 3, 'options', 2], '51 and more'), {
  '/contact/vendor': ['other'],
});
edit('a field moved', (d) => d.move(VENDOR, ['form', 'fields'], 3, 1), {'/contact/vendor': ['moved']});
