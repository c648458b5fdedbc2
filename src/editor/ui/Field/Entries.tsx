import {useEffect, useRef, useState, type ReactNode} from 'react';
import {blankOf, type Control, type Edit, type Path} from '../../../cms/edit';
import type {FieldProps} from './typed';
import {messages} from '../../messages';
import {useEditor} from '../useEditor';
import {entryTitle, focusAfter} from './names';
import styles from './styles.module.css';
import Tools, {type Tool} from './Tools';

interface Props {
  file: string;
  path: Path;
  control: Extract<Control, {kind: 'list'}>;
  value: unknown;
  name: string;
  write: (edit: Edit) => void;
  /** Renders the field of one entry. */
  fieldOf: (path: Path, known: FieldProps['known'], value: unknown) => ReactNode;
}

/** The last action on an entry. */
interface Step {
  from?: number;
  to?: number;
  tool?: Tool;
}

/** Lists the entries of a list, which a person can open one by one. */
export default function Entries({file, path, control, value, name, write, fieldOf}: Props): ReactNode {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const {entry, most = Infinity} = control;
  const {pointAt} = useEditor();
  const isPlain = entry.control.kind !== 'group';
  const list = useRef<HTMLOListElement>(null);
  const [step, setStep] = useState<Step>({});
  useEffect(() => {
    const itemAt = (index = -1) => list.current?.children[index];
    itemAt(step.from)?.querySelector('details')?.removeAttribute('open');
    itemAt(step.to)?.querySelector('details')?.setAttribute('open', '');
    itemAt(step.to)
      ?.querySelector<HTMLElement>(focusAfter(step.tool) ?? 'input, textarea, select')
      ?.focus();
  }, [step]);
  return (
    <>
      <ol ref={list} className={styles.entries}>
        {entries.map((item, index) => {
          const title = entryTitle(item) ?? messages.field.entry(index + 1);
          const known = {...entry, name: isPlain ? messages.field.entry(index + 1) : title, required: true};
          const keys = [...path, index];
          const field = fieldOf(keys, known, item);
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
                    // The event is late: a field inside may have the focus by now, and is then highlighted itself.
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
          type="button"
          className={styles.quiet}
          onClick={() => {
            write({kind: 'insert', path, index: entries.length, value: blankOf(entry.control)});
            setStep({to: entries.length});
          }}>
          {messages.field.addTo(name.toLowerCase())}
        </button>
      )}
    </>
  );
}
