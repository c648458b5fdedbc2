import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {Edit, Path, Value} from '../../../content/write';
import {blankOf, type Control} from '../../../content/controls';
import type {FieldProps} from './typed';
import {words} from '../../words';
import {identifierOf, nameOf} from './names';
import styles from './styles.module.css';

interface Props {
  path: Path;
  control: Extract<Control, {kind: 'list'}>;
  value: unknown;
  name: string;
  write: (edit: Edit) => void;
  /** Draws the field of one entry. */
  fieldOf: (at: Path, known: FieldProps['known'], value: unknown) => ReactNode;
}

/** The entries of a list: each can be opened, copied, moved and removed. */
export default function Entries({path, control, value, name, write, fieldOf}: Props): ReactNode {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const {entry, least, most = Infinity} = control;
  const isPlain = entry.control.kind !== 'group';
  const list = useRef<HTMLOListElement>(null);
  const [added, setAdded] = useState<number>();
  useEffect(() => {
    const item = added === undefined ? undefined : list.current?.children[added];
    item?.querySelector('details')?.setAttribute('open', '');
    item?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    setAdded(undefined);
  }, [added]);
  const insert = (index: number, one: Value) => {
    write({kind: 'insert', at: path, index, value: one});
    setAdded(index);
  };
  const button = (label: string, act: () => void, disabled: boolean, about: string) => (
    <button type="button" className={styles.quiet} disabled={disabled} onClick={act}>
      {label}
      <span className="srOnly"> {about}</span>
    </button>
  );
  return (
    <>
      <ol ref={list} className={styles.entries}>
        {entries.map((one, index) => {
          const title = nameOf(one) ?? words.field.entry(index + 1);
          const known = {...entry, name: isPlain ? words.field.entry(index + 1) : title, required: true};
          const field = fieldOf([...path, index], known, one);
          const tools = (
            <div className={styles.tools}>
              {button(
                words.field.up,
                () => write({kind: 'move', at: path, from: index, to: index - 1}),
                index === 0,
                title,
              )}
              {button(
                words.field.down,
                () => write({kind: 'move', at: path, from: index, to: index + 1}),
                index === entries.length - 1,
                title,
              )}
              {!isPlain &&
                button(
                  words.field.copy,
                  () => insert(index + 1, copyOf(one, entry.control)),
                  entries.length >= most,
                  title,
                )}
              {button(
                words.field.remove,
                () => write({kind: 'remove', at: [...path, index]}),
                entries.length <= least,
                title,
              )}
            </div>
          );
          return (
            <li key={index}>
              {isPlain ? (
                <>
                  {field}
                  {tools}
                </>
              ) : (
                <details data-entry={[...path, index].join('.')}>
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
        <button type="button" className={styles.quiet} onClick={() => insert(entries.length, blankOf(entry.control))}>
          {words.field.addTo(name.toLowerCase())}
        </button>
      )}
    </>
  );
}

/** A copy is an entry of its own, so it needs a short name of its own. */
function copyOf(entry: unknown, control: Control): Value {
  const identifier = identifierOf(control);
  return (identifier ? {...(entry as object), [identifier.key]: ''} : entry) as Value;
}
