import {useId, useState, type ReactNode} from 'react';
import {labelOf} from '../../../site/labels';
import {
  additionOf,
  emptyValueOf,
  type Edit,
  type ControlField as FieldInfo,
  type Value,
  type Control,
  type Path,
} from '../../../cms/edit';
import type {Diagnostic} from '../../../cms/lint';
import type {Source} from '../../../cms/parse';
import {diagnosticsAt, isAt} from '../../state/positions';
import {earlierData, hasOldDescription, unchangedCompanions} from '../../state/new-entries';
import {isFact} from '../../state/same-fact';
import {toFileHint} from '../../state/format-diagnostic';
import {slug} from '../../../shared/slug';
import {lazyComponent} from '../../loading/lazy-with-retry';
import {messages} from '../../messages';
import {deferredMessages} from '../../messages/deferred';
import Problems from '../Problems';
import {sentenceOf, problemsOf, useEditor} from '../hooks/useEditor';
import {identifierField, isIdentifier, isRarelyChanged, toTyped, type FieldProps} from './names';
import {fieldOf, entryTitle} from '../../state/entry-title';
import styles from './styles.module.css';
import FieldControl from './FieldControl';
import SameFactElsewhere from '../SameFactElsewhere';
import {FieldNotice} from '../OpenPullRequests';
import {SampleSuggestion, DashSuggestion} from '../Offer';
import Tools, {type Tool} from './Tools';
import useEntryKeys from './useEntryKeys';
import useEntryOrder from './useEntryOrder';

/** Loads with the first entry of a list. */
const CopyNote = lazyComponent(async () => (await import('./CopyNote')).default);

/** One field of a page, with its name, its description and its control. */
export default function Field(props: FieldProps): ReactNode {
  const {file, path, known, value} = props;
  const {base} = useEditor();
  const {control, name} = known;
  const state = useFieldState(props);
  if (control.kind === 'group' || control.kind === 'list') return <FieldGroup {...{...props, ...state, control}} />;
  if (control.kind === 'identifier' && isPublishedId(String(path.at(-1)), state.was, base.texts.get(file)))
    return (
      <div className={styles.field} data-path={path.join('.')} tabIndex={-1}>
        <p>
          {name}: {toTyped(value)}
        </p>
        <p className="note">{messages.field.locked}</p>
      </div>
    );
  return <SingleField {...{...props, ...state, control}} />;
}

/** The problems of a field, the text before the person typed, and the functions that write. */
interface FieldState {
  id: string;
  /** The text before the person typed. */
  was: string;
  write: (edit: Edit) => void;
  set: (now: Value | undefined) => void;
  /** The sentences about what is wrong, and about what is only missing. */
  texts: string[];
  open: string[];
  isValid: boolean;
}

function useFieldState({file, path, known, value}: FieldProps): FieldState {
  const id = useId();
  const editor = useEditor();
  const [refused, setRefused] = useState<string>();
  const [was, noteWritten] = useTextBeforeTyping(toTyped(value));
  const write = (item: Edit) => setRefused(editor.edit(file, item));
  const set = (now: Value | undefined) => {
    noteWritten(toTyped(now));
    if (now !== undefined && (known.required || now !== '')) write({kind: 'set', path, value: now});
    else if (value !== undefined) write({kind: 'remove', path});
  };
  const diagnostics = diagnosticsAt(editor.checked?.diagnostics ?? [], {file, path});
  const {wrong, open} = problemsOf(diagnostics, editor);
  const inWords = (some: readonly Diagnostic[]) => some.map((diagnostic) => sentenceOf(diagnostic, editor));
  const texts = [...inWords(wrong), ...(refused === undefined ? [] : [refused])];
  return {id, was, write, set, texts, open: inWords(open), isValid: diagnostics.length === 0};
}

const Hint = ({id, text = ''}: {id: string; text?: string}) => (
  <p id={`${id}-hint`} className={styles.hint}>
    {toFileHint(text)}
  </p>
);

interface GroupProps extends FieldProps, FieldState {
  control: Extract<Control, {kind: 'group' | 'list'}>;
}

/** A group of fields or a list of entries, which a person can add if it is optional. */
function FieldGroup({file, path, known, value, control, id, write, set, texts, open}: GroupProps): ReactNode {
  const {name, description, required} = known;
  return (
    <fieldset className={styles.group} data-path={path.join('.')}>
      <legend>{name}</legend>
      <Hint id={id} text={description} />
      {value === undefined ? (
        <button className={styles.quiet} onClick={() => write(additionOf(control, path))}>
          {messages.field.begin(name.toLowerCase())}
        </button>
      ) : control.kind === 'list' ? (
        <EntryList file={file} path={path} control={control} value={value} name={name} write={write} />
      ) : (
        <GroupFields {...{file, path, control, value, write}} />
      )}
      {value !== undefined && !required && control.kind === 'group' && (
        <button className={styles.quiet} onClick={() => set(undefined)}>
          {messages.field.remove}
        </button>
      )}
      <Problems id={`${id}-problem`} texts={texts} open={open} />
    </fieldset>
  );
}

interface GroupFieldsProps extends Pick<FieldProps, 'file' | 'path' | 'value'> {
  control: Extract<Control, {kind: 'group'}>;
  write: (edit: Edit) => void;
}

/** The fields of a group; those that are rarely changed are collapsed. */
function GroupFields({file, path, control, value, write}: GroupFieldsProps): ReactNode {
  const identifier = identifierField(control);
  /** Derives the short name of an entry from its first words; a person may change it. */
  const nameEntry = () => {
    const name = slug(entryTitle(value) ?? '');
    if (identifier && name !== '' && fieldOf(value, identifier.key) === '')
      write({kind: 'set', path: [...path, identifier.key], value: name});
  };
  const inside = (field: FieldInfo) => (
    <Field
      key={field.key}
      file={file}
      path={[...path, field.key]}
      known={{...field, name: labelOf(field.key)}}
      value={fieldOf(value, field.key)}
    />
  );
  return (
    <div role="presentation" onBlur={nameEntry}>
      {control.fields
        .filter((field) => !isRarelyChanged(field))
        .sort(identifiersLast)
        .map(inside)}
      {fieldOf(value, 'sample') === true && <SampleSuggestion {...{file, path, value}} />}
      {control.fields.some(isRarelyChanged) && (
        <details>
          <summary>{messages.field.more}</summary>
          {control.fields.filter(isRarelyChanged).map(inside)}
        </details>
      )}
    </div>
  );
}

interface SingleFieldProps extends FieldProps, FieldState {
  control: Exclude<Control, {kind: 'group' | 'list'}>;
}

/** A field with one value: its label, its control, and what the editor has to say about it. */
function SingleField(props: SingleFieldProps): ReactNode {
  const {file, path, known, value, control, id, set, texts, open} = props;
  const {setTyping, pointAt, contentRef} = useEditor();
  const {name, description, example, required} = known;
  const ref = {file, path};
  const most = control.kind === 'words' || control.kind === 'alt' ? control.most : undefined;
  const attributes = {
    id,
    'aria-describedby': `${id}-hint ${id}-others ${id}-problem`,
    'aria-invalid': texts.length > 0 || undefined,
  };
  return (
    <div
      className={styles.field}
      data-path={path.join('.')}
      role="presentation"
      onFocus={() => pointAt(ref)}
      // Choosing a file is a single step, so its problems appear immediately.
      onInput={() => control.kind !== 'picture' && control.kind !== 'file' && setTyping(ref)}
      onBlur={() => setTyping(undefined)}>
      <label htmlFor={id}>
        {name} {!required && <span className={styles.optional}>({messages.field.optional})</span>}
      </label>
      <Hint id={id} text={description} />
      <FieldNotice id={`${id}-others`} contentRef={ref} isOpen={isAt(ref, contentRef)} />
      <FieldControl {...{attributes, control, value, set, file, path, example}} />
      {most !== undefined && <p className="note">{messages.field.left(most - Array.from(toTyped(value)).length)}</p>}
      <Problems id={`${id}-problem`} texts={texts} open={open} />
      <FieldSuggestions {...props} />
    </div>
  );
}

/** Offers the same change elsewhere, and the dash that the page uses. */
function FieldSuggestions({file, path, known, value, control, was, set, isValid}: SingleFieldProps): ReactNode {
  const {contentRef, base, sourceOf} = useEditor();
  const text = toTyped(value);
  const ref = {file, path};
  const source = sourceOf(file);
  return (
    <>
      {control.kind === 'alt' && source && hasOldDescription(source, path, earlierData(base.texts, file)) && (
        <p className="note" role="status">
          {deferredMessages.picture.stillFits}
        </p>
      )}
      {source && known.changesWith && <Companions {...{source, path, changesWith: known.changesWith}} />}
      {control.kind === 'words' && text.includes('-') && <DashSuggestion file={file} text={text} write={set} />}
      {isFact(was, control.kind) && (text !== was || isAt(ref, contentRef)) && (
        <SameFactElsewhere fact={was} now={isValid ? text : undefined} contentRef={ref} />
      )}
    </>
  );
}

/** Names the fields that still belong to the earlier value, such as the map of an address. */
function Companions({source, path, changesWith}: {source: Source; path: Path; changesWith: readonly string[]}) {
  const {base, open} = useEditor();
  const {file} = source;
  const companions = unchangedCompanions(source, path, earlierData(base.texts, file), changesWith);
  if (companions.length === 0) return null;
  return (
    <p className="note" role="status">
      {messages.field.changesWith}{' '}
      {companions.map((place) => (
        <button key={place.join('.')} className={styles.quiet} onClick={() => open({file, path: place})}>
          {labelOf(String(place.at(-1)))}
        </button>
      ))}
    </p>
  );
}

/** @returns whether the published page contains an entry with this short name, with or without brackets */
const isPublishedId = (key: string, id: string, text = ''): boolean =>
  id !== '' && text.split(/[\n{},]/).some((part) => part.replace(/^ *- |["']/g, '').trim() === `${key}: ${id}`);

/** Puts identifiers, which only machines read, last. */
const identifiersLast = (a: FieldInfo, b: FieldInfo) => Number(isIdentifier(a)) - Number(isIdentifier(b));

/**
 * @returns the text of a field before a person typed in it, and a function that records typed text. Text that arrives in
 * another way, such as by moving an entry, is not a change by the person.
 */
function useTextBeforeTyping(text: string): [string, (written: string) => void] {
  const [lastKnown, setKnown] = useState({was: text, words: text});
  const [written, noteWritten] = useState(text);
  const was = text === lastKnown.words || text === written ? lastKnown.was : text;
  if (text !== lastKnown.words) setKnown({was, words: text});
  return [was, noteWritten];
}

interface EntriesProps {
  file: string;
  path: Path;
  control: Extract<Control, {kind: 'list'}>;
  value: unknown;
  name: string;
  write: (edit: Edit) => void;
}

const NO_ENTRIES: readonly unknown[] = [];

/** Lists the entries of a list, which a person can open one by one, and drag to another place. */
function EntryList({file, path, control, value, name, write}: EntriesProps): ReactNode {
  const entries: readonly unknown[] = Array.isArray(value) ? value : NO_ENTRIES;
  const keys = useEntryKeys(entries);
  const {entry, most = Infinity} = control;
  const {list, follow, dragProps} = useEntryOrder((from, to) => write({kind: 'move', path, from, to}));
  return (
    <>
      <ol ref={list} className={styles.entries}>
        {entries.map((item, index) => (
          <li key={keys[index]} {...dragProps.entry(index)}>
            {entries.length > 1 && <span className={styles.handle} aria-hidden {...dragProps.handle(index)} />}
            <Entry
              {...{file, entry, index}}
              path={[...path, index]}
              value={item}
              then={(tool, to) => follow({from: index, to, tool})}
            />
          </li>
        ))}
      </ol>
      {entries.length < most && (
        <button
          className={styles.quiet}
          onClick={() => {
            write({kind: 'insert', path, index: entries.length, value: emptyValueOf(entry.control)});
            follow({to: entries.length});
          }}>
          {messages.field.addTo(name.toLowerCase())}
        </button>
      )}
    </>
  );
}

interface EntryProps extends Pick<FieldProps, 'file' | 'path' | 'value'> {
  entry: EntriesProps['control']['entry'];
  index: number;
  then: (tool: Tool, index?: number) => void;
}

/** An entry with its tools: a plain value, or a group of fields that opens. */
function Entry({file, path, value, entry, index, then}: EntryProps): ReactNode {
  const {pointAt, sourceOf} = useEditor();
  const source = sourceOf(file);
  const isPlain = entry.control.kind !== 'group';
  const title = entryTitle(value) ?? messages.field.entry(index + 1);
  const known = {...entry, name: isPlain ? messages.field.entry(index + 1) : title, required: true};
  const field = <Field {...{file, path, known, value}} />;
  const tools = <Tools {...{file, path, then}} />;
  if (isPlain)
    return (
      <>
        {field}
        {tools}
      </>
    );
  return (
    <details
      data-entry={path.join('.')}
      onToggle={({currentTarget}) => {
        // By the time of this event, a field inside may have the focus; then that field is highlighted instead.
        const isWithin = currentTarget.querySelector(':focus:not(summary)') !== null;
        if (currentTarget.open && !isWithin) pointAt({file, path});
      }}>
      <summary>{title}</summary>
      {tools}
      {source && <CopyNote {...{source, path}} />}
      {field}
    </details>
  );
}
