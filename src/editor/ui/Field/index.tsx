import {useId, useState, type ReactNode, useEffect, useRef} from 'react';
import {labelOf} from '../../../site/labels';
import {
  emptyValueOf,
  type Edit,
  type ControlField as FieldInfo,
  type Value,
  type Control,
  type Path,
} from '../../../cms/edit';
import type {Diagnostic} from '../../../cms/lint';
import {diagnosticsAt, isAt} from '../../state/positions';
import {isFact} from '../../state/same-fact';
import {toFileHint} from '../../state/format-diagnostic';
import {slug} from '../../../shared/slug';
import {messages} from '../../messages';
import Problems from '../Problems';
import {sentenceOf, problemsOf, useEditor} from '../useEditor';
import {
  fieldOf,
  identifierField,
  isIdentifier,
  isRarelyChanged,
  entryTitle,
  toTyped,
  type FieldProps,
  focusSelectorAfter,
} from './names';
import styles from './styles.module.css';
import FieldControl from './FieldControl';
import SameFactElsewhere from '../SameFactElsewhere';
import {FieldNotice} from '../OpenPullRequests';
import {SampleSuggestion, DashSuggestion} from '../Offer';
import Tools, {type Tool} from './Tools';

/** One field of a page, with its name, its description and its control. */
export default function Field({file, path, known, value}: FieldProps): ReactNode {
  const id = useId();
  const editor = useEditor();
  const {edit, checked, setTyping, pointAt, base, contentRef} = editor;
  const [refused, setRefused] = useState<string>();
  const [was, noteWritten] = useTextBeforeTyping(toTyped(value));
  const {control, description, example, name, required} = known;
  const isOptional = !required;
  const write = (item: Edit) => setRefused(edit(file, item));
  const set = (now: Value | undefined) => {
    noteWritten(toTyped(now));
    if (now !== undefined && !(isOptional && now === '')) write({kind: 'set', path, value: now});
    else if (value !== undefined) write({kind: 'remove', path});
  };
  const begin = () =>
    control.kind === 'list'
      ? write({kind: 'insert', path, index: 0, value: emptyValueOf(control.entry.control)})
      : set(emptyValueOf(control));
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
      {toFileHint(description)}
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
          <button className={styles.quiet} onClick={begin}>
            {messages.field.begin(name.toLowerCase())}
          </button>
        ) : control.kind === 'list' ? (
          <EntryList file={file} path={path} control={control} value={value} name={name} write={write} />
        ) : (
          <div role="presentation" onBlur={nameEntry}>
            {[...control.fields]
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
        )}
        {value !== undefined && isOptional && control.kind === 'group' && (
          <button className={styles.quiet} onClick={() => set(undefined)}>
            {messages.field.remove}
          </button>
        )}
        {problems}
      </fieldset>
    );
  }
  if (control.kind === 'identifier' && isPublishedId(String(path.at(-1)), was, base.texts.get(file))) {
    return (
      <div className={styles.field} data-path={path.join('.')} tabIndex={-1}>
        <p>
          {name}: {toTyped(value)}
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
      // Choosing a file is a single step, so its problems appear immediately.
      onInput={() => control.kind !== 'picture' && control.kind !== 'file' && setTyping({file, path})}
      onBlur={() => setTyping(undefined)}>
      <label htmlFor={id}>
        {name} {isOptional && <span className={styles.optional}>({messages.field.optional})</span>}
      </label>
      {hint}
      <FieldNotice id={`${id}-others`} contentRef={{file, path}} isOpen={isAt({file, path}, contentRef)} />
      <FieldControl
        attributes={{
          id,
          'aria-describedby': `${id}-hint ${id}-others ${id}-problem`,
          'aria-invalid': texts.length > 0 || undefined,
        }}
        {...{control, value, set, file, path, example}}
      />
      {most !== undefined && <p className="note">{messages.field.left(most - Array.from(toTyped(value)).length)}</p>}
      {problems}
      {control.kind === 'words' && toTyped(value).includes('-') && (
        <DashSuggestion file={file} text={toTyped(value)} write={set} />
      )}
      {isFact(was, control.kind) && (toTyped(value) !== was || isAt({file, path}, contentRef)) && (
        <SameFactElsewhere
          fact={was}
          now={diagnostics.length > 0 ? undefined : toTyped(value)}
          contentRef={{file, path}}
        />
      )}
    </div>
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

interface MoveStep {
  from?: number;
  to?: number;
  tool?: Tool;
}

/** Lists the entries of a list, which a person can open one by one. */
function EntryList({file, path, control, value, name, write}: EntriesProps): ReactNode {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const {entry, most = Infinity} = control;
  const {pointAt} = useEditor();
  const isPlain = entry.control.kind !== 'group';
  const list = useRef<HTMLOListElement>(null);
  const [step, setStep] = useState<MoveStep>({});
  useEffect(() => {
    const itemAt = (index = -1) => list.current?.children[index];
    itemAt(step.from)?.querySelector('details')?.removeAttribute('open');
    itemAt(step.to)?.querySelector('details')?.setAttribute('open', '');
    itemAt(step.to)
      ?.querySelector<HTMLElement>(focusSelectorAfter(step.tool) ?? 'input, textarea, select')
      ?.focus();
  }, [step]);
  return (
    <>
      <ol ref={list} className={styles.entries}>
        {entries.map((item, index) => {
          const title = entryTitle(item) ?? messages.field.entry(index + 1);
          const entryField = {...entry, name: isPlain ? messages.field.entry(index + 1) : title, required: true};
          const keys = [...path, index];
          const field = <Field file={file} path={keys} known={entryField} value={item} />;
          const tools = <Tools file={file} path={keys} then={(tool, to) => setStep({from: index, to, tool})} />;
          return (
            <li key={index}>
              {isPlain ? (
                <>
                  {field}
                  {tools}
                </>
              ) : (
                <details
                  data-entry={keys.join('.')}
                  onToggle={({currentTarget}) => {
                    // By the time of this event, a field inside may have the focus; then that field is highlighted instead.
                    const isWithin = currentTarget.querySelector(':focus:not(summary)') !== null;
                    if (currentTarget.open && !isWithin) pointAt({file, path: keys});
                  }}>
                  <summary>{title}</summary>
                  {tools}
                  {field}
                </details>
              )}
            </li>
          );
        })}
      </ol>
      {entries.length < most && (
        <button
          className={styles.quiet}
          onClick={() => {
            write({kind: 'insert', path, index: entries.length, value: emptyValueOf(entry.control)});
            setStep({to: entries.length});
          }}>
          {messages.field.addTo(name.toLowerCase())}
        </button>
      )}
    </>
  );
}
