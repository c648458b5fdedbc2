import {useId, useState, type ReactNode} from 'react';
import {labelOf} from '../../../site/labels';
import {blankOf, type Edit, type Field as FieldInfo, type Value} from '../../../cms/edit';
import type {Diagnostic} from '../../../cms/lint';
import {diagnosticsAt, isAt} from '../../state/refs';
import {isFact} from '../../state/same-fact';
import {asHint} from '../../state/format-diagnostic';
import {slug} from '../../../shared/slug';
import {messages} from '../../messages';
import Problems from '../Problems';
import {sentenceOf, problemsOf, useEditor} from '../useEditor';
import {fieldOf, identifierField, isIdentifier, isRare, entryTitle} from './names';
import styles from './styles.module.css';
import {typedOf, type FieldProps, type ControlProps} from './typed';
import TextInput from './TextInput';
import Entries from './Entries';
import Elsewhere from '../Elsewhere';
import AtField from '../OpenPullRequests/AtField';
import Example from '../Offer/Example';
import Dash from '../Offer/Dash';
import Focal from './Focal';
import FormattedInput from './FormattedInput';
import IconPicker from './IconPicker';
import MapPosition from './MapPosition';
import Picture from './Picture';
import Reference from './Reference';

/** One field of a page, with its name, its description and its control. */
export default function Field({file, path, known, value}: FieldProps): ReactNode {
  const id = useId();
  const editor = useEditor();
  const {edit, checked, setTyping, pointAt, base, contentRef} = editor;
  const [refused, setRefused] = useState<string>();
  const [was, noteWritten] = useFormer(typedOf(value));
  const {control, description, example, name, required} = known;
  const isOptional = !required;
  const write = (item: Edit) => setRefused(edit(file, item));
  const set = (now: Value | undefined) => {
    noteWritten(typedOf(now));
    if (now !== undefined && !(isOptional && now === '')) write({kind: 'set', path, value: now});
    else if (value !== undefined) write({kind: 'remove', path});
  };
  const begin = () =>
    control.kind === 'list'
      ? write({kind: 'insert', path, index: 0, value: blankOf(control.entry.control)})
      : set(blankOf(control));
  const identifier = identifierField(control);
  /** Derives the short name of an entry from its first words; a person may change it. */
  const nameEntry = () => {
    const name = slug(entryTitle(value) ?? '');
    if (identifier && name !== '' && fieldOf(value, identifier.key) === '') {
      write({kind: 'set', path: [...path, identifier.key], value: name});
    }
  };
  const diagnostics = diagnosticsAt(checked?.diagnostics ?? [], {file, path});
  const {wrong, open} = problemsOf(diagnostics, editor);
  const inWords = (diagnostics: readonly Diagnostic[]) =>
    diagnostics.map((diagnostic) => sentenceOf(diagnostic, editor));
  const texts = [...inWords(wrong), ...(refused === undefined ? [] : [refused])];
  const hint = (
    <p id={`${id}-hint`} className={styles.hint}>
      {asHint(description)}
    </p>
  );
  const inside = (field: FieldInfo) => (
    <Field
      key={field.key}
      file={file}
      path={[...path, field.key]}
      known={{...field, name: labelOf(field.key)}}
      value={fieldOf(value, field.key)}
    />
  );
  const problems = <Problems id={`${id}-problem`} texts={texts} open={inWords(open)} />;

  if (control.kind === 'group' || control.kind === 'list') {
    return (
      <fieldset className={styles.group} data-path={path.join('.')}>
        <legend>{name}</legend>
        {hint}
        {value === undefined ? (
          <button type="button" className={styles.quiet} onClick={begin}>
            {messages.field.begin(name.toLowerCase())}
          </button>
        ) : control.kind === 'list' ? (
          <Entries
            file={file}
            path={path}
            control={control}
            value={value}
            name={name}
            write={write}
            fieldOf={(keys, entry, item) => <Field file={file} path={keys} known={entry} value={item} />}
          />
        ) : (
          <div role="presentation" onBlur={nameEntry}>
            {[...control.fields]
              .filter((field) => !isRare(field))
              .sort(shownFirst)
              .map(inside)}
            {fieldOf(value, 'sample') === true && <Example {...{file, path, value}} />}
            {control.fields.some(isRare) && (
              <details>
                <summary>{messages.field.more}</summary>
                {control.fields.filter(isRare).map(inside)}
              </details>
            )}
          </div>
        )}
        {value !== undefined && isOptional && control.kind === 'group' && (
          <button type="button" className={styles.quiet} onClick={() => set(undefined)}>
            {messages.field.remove}
          </button>
        )}
        {problems}
      </fieldset>
    );
  }
  if (control.kind === 'identifier' && isPublished(String(path.at(-1)), was, base.texts.get(file))) {
    return (
      <div className={styles.field} data-path={path.join('.')} tabIndex={-1}>
        <p>
          {name}: {typedOf(value)}
        </p>
        <p className="note">{messages.field.locked}</p>
      </div>
    );
  }
  const most = control.kind === 'words' || control.kind === 'alt' ? control.most : undefined;
  return (
    <div
      className={styles.field}
      data-path={path.join('.')}
      role="presentation"
      onFocus={() => pointAt({file, path})}
      // Choosing a file is a single step, so its findings appear at once.
      onInput={() => control.kind !== 'picture' && control.kind !== 'file' && setTyping({file, path})}
      onBlur={() => setTyping(undefined)}>
      <label htmlFor={id}>
        {name} {isOptional && <span className={styles.optional}>({messages.field.optional})</span>}
      </label>
      {hint}
      <AtField id={`${id}-others`} contentRef={{file, path}} isOpen={isAt({file, path}, contentRef)} />
      <Control
        id={id}
        describedBy={`${id}-hint ${id}-others ${id}-problem`}
        isWrong={texts.length > 0}
        control={control}
        value={value}
        set={set}
        file={file}
        path={path}
        example={example}
      />

      {most !== undefined && <p className="note">{messages.field.left(most - Array.from(typedOf(value)).length)}</p>}
      {problems}
      {control.kind === 'words' && typedOf(value).includes('-') && (
        <Dash file={file} text={typedOf(value)} write={set} />
      )}
      {isFact(was, control.kind) && (typedOf(value) !== was || isAt({file, path}, contentRef)) && (
        <Elsewhere fact={was} now={diagnostics.length > 0 ? undefined : typedOf(value)} contentRef={{file, path}} />
      )}
    </div>
  );
}

/** @returns whether the published page contains an entry with this short name, with or without brackets */
const isPublished = (key: string, id: string, text = ''): boolean =>
  id !== '' && text.split(/[\n{},]/).some((part) => part.replace(/^ *- |["']/g, '').trim() === `${key}: ${id}`);

/** Sorts identifiers, which only machines read, last. */
const shownFirst = (a: FieldInfo, b: FieldInfo) => Number(isIdentifier(a)) - Number(isIdentifier(b));

/**
 * @returns the text of a field before a person typed in it, and a function that records typed text. Text that arrives in
 * another way, such as by moving an entry, is not a change by the person.
 */
function useFormer(text: string): [string, (written: string) => void] {
  const [known, setKnown] = useState({was: text, words: text});
  const [written, noteWritten] = useState(text);
  const was = text === known.words || text === written ? known.was : text;
  if (text !== known.words) setKnown({was, words: text});
  return [was, noteWritten];
}

/** Renders the control for a kind of value. */
function Control(props: ControlProps): ReactNode {
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
