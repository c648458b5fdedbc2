import {useId, useState, type ReactNode} from 'react';
import {valueAt} from '../../../cms/lint';
import {SITE_FILE} from '../../../cms/parse';
import {type Control, controlAt, type Edit, type Path, type Value} from '../../../cms/edit';
import {messages} from '../../messages';
import Problems from '../Problems';
import {useEditor} from '../useEditor';
import {identifierField, entryTitle} from './names';
import styles from './styles.module.css';

/** The names of the buttons, with which the focus returns to the same button. */
export type Tool = 'up' | 'down' | 'copy' | 'remove';

interface Props {
  file: string;
  path: Path;
  /** @param index the new index of the entry or of its copy; undefined after a removal */
  then: (tool: Tool, index?: number) => void;
}

/** The buttons that move, copy and remove an entry of a list. */
export default function Tools({file, path, then}: Props): ReactNode {
  const {sourceOf, edit} = useEditor();
  const [refused, setRefused] = useState<string>();
  /** Removing an entry that all pages show needs a second click. */
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  const source = sourceOf(file);
  const list = path.slice(0, -1);
  const index = Number(path.at(-1));
  const control = source && controlAt(source.schema, list)?.control;
  const entries: unknown = valueAt(source?.parsed?.data, list);
  if (control?.kind !== 'list' || !Array.isArray(entries)) return null;
  const {entry, least, most = Infinity} = control;
  const name = entryTitle(entries[index]) ?? messages.field.entry(index + 1);
  const button = (tool: Tool, isOff: boolean, change: Edit, position?: number) => (
    <button
      className={styles.quiet}
      data-tool={tool}
      disabled={isOff}
      onClick={() => {
        if (tool === 'remove' && file === SITE_FILE && !isAsked) {
          setAsked(true);
          return;
        }
        const problem = edit(file, change);
        setRefused(problem);
        // The next entry takes the place of a removed one, and must be confirmed again.
        setAsked(false);
        if (problem === undefined) then(tool, position);
      }}>
      {tool === 'remove' && isAsked ? messages.field.removeEverywhere : messages.field[tool]}
      <span className="srOnly"> {name}</span>
    </button>
  );
  const copy: Edit = {kind: 'insert', path: list, index: index + 1, value: copyOf(entries[index], entry.control)};
  return (
    <div className={styles.tools}>
      {button('up', index === 0, {kind: 'move', path: list, from: index, to: index - 1}, index - 1)}
      {button('down', index === entries.length - 1, {kind: 'move', path: list, from: index, to: index + 1}, index + 1)}
      {entry.control.kind === 'group' && button('copy', entries.length >= most, copy, index + 1)}
      {button('remove', entries.length <= least, {kind: 'remove', path})}
      <Problems id={id} texts={refused === undefined ? [] : [refused]} />
    </div>
  );
}

/** Returns a copy of an entry with a new short name. */
function copyOf(entry: unknown, control: Control): Value {
  const identifier = identifierField(control);
  return (identifier ? {...(entry as object), [identifier.key]: ''} : entry) as Value;
}
