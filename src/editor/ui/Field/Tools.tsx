import {useId, useState, type ReactNode} from 'react';
import {valueAt} from '../../../cms/lint';
import {SITE_FILE} from '../../../cms/parse';
import {type Control, controlAt, type Edit, type Path, type Value} from '../../../cms/edit';
import {lazyComponent} from '../../loading/lazy-with-retry';
import {entryTitle} from '../../state/entry-title';
import {listsToMoveTo, movedEntry} from '../../state/move-entry';
import {targetOfEntry, usesOf, type Target} from '../../state/uses';
import {messages} from '../../messages';
import Problems from '../Problems';
import {useEditor} from '../hooks/useEditor';
import {identifierField} from './names';
import styles from './styles.module.css';

const RemoveEntry = lazyComponent(async () => (await import('../RemovalDialog/RemoveEntry')).default);

/** The names of the buttons, with which the focus returns to the same button. */
export type Tool = 'up' | 'down' | 'top' | 'end' | 'copy' | 'remove' | 'moveTo';

/** From this number of entries on, moving by one step takes too long. */
const MIN_FOR_ENDS = 4;

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
  const id = useId();
  const source = sourceOf(file);
  const list = path.slice(0, -1);
  const index = Number(path.at(-1));
  const control = source && controlAt(source.schema, list)?.control;
  const entries: unknown = valueAt(source?.parsed?.data, list);
  if (control?.kind !== 'list' || !Array.isArray(entries)) return null;
  const {entry, least, most = Infinity} = control;
  const last = entries.length - 1;
  const name = entryTitle(entries[index]) ?? messages.field.entry(index + 1);
  const apply = (tool: Tool, change: Edit, position?: number) => {
    const problem = edit(file, change);
    setRefused(problem);
    if (problem === undefined) then(tool, position);
  };
  const move = (tool: Tool, to: number) => (
    <ToolButton
      {...{tool, name}}
      isOff={to < 0 || to > last || to === index}
      press={() => apply(tool, {kind: 'move', path: list, from: index, to}, to)}
    />
  );
  const copy: Edit = {kind: 'insert', path: list, index: index + 1, value: copyOf(entries[index], entry.control)};
  return (
    <div className={styles.tools}>
      {move('up', index - 1)}
      {move('down', index + 1)}
      {entries.length >= MIN_FOR_ENDS && move('top', 0)}
      {entries.length >= MIN_FOR_ENDS && move('end', last)}
      {entry.control.kind === 'group' && (
        <ToolButton
          {...{tool: 'copy', name}}
          isOff={entries.length >= most}
          press={() => apply('copy', copy, index + 1)}
        />
      )}
      <RemoveButton
        // The next entry takes the place of a removed one, and must be confirmed again.
        key={entries.length}
        {...{file, path, name}}
        isOff={entries.length <= least}
        remove={() => apply('remove', {kind: 'remove', path})}
        onRemoved={() => then('remove')}
      />
      <MoveToList file={file} path={path} then={then} />
      <Problems id={id} texts={refused === undefined ? [] : [refused]} />
    </div>
  );
}

interface ToolButtonProps {
  tool: Tool;
  /** The name of the entry. */
  name: string;
  isOff: boolean;
  label?: string;
  press: () => void;
}

/** A button that keeps the focus when it can do no more, at the end of the list. */
const ToolButton = ({tool, name, isOff, label = messages.field[tool], press}: ToolButtonProps) => (
  <button
    className={styles.quiet}
    data-tool={tool}
    aria-disabled={isOff || undefined}
    onClick={() => {
      if (!isOff) press();
    }}>
    {label}
    <span className="srOnly"> {name}</span>
  </button>
);

interface RemoveButtonProps extends Pick<ToolButtonProps, 'name' | 'isOff'> {
  file: string;
  path: Path;
  remove: () => void;
  /** Called after an entry and what refers to it have been removed. */
  onRemoved: () => void;
}

/** Removes an entry; asks first if something else refers to it, or if all pages show it. */
function RemoveButton({file, path, name, isOff, remove, onRemoved}: RemoveButtonProps): ReactNode {
  const {sourceOf, checked} = useEditor();
  const [isAsked, setAsked] = useState(false);
  /** The entry to remove, if something else refers to it. */
  const [target, setTarget] = useState<Target>();
  const press = () => {
    const asked = targetOfEntry(sourceOf(file)?.parsed?.data, path);
    if (usesOf(asked, checked?.content.sources ?? [], {file, path}).length > 0) setTarget(asked);
    else if (file === SITE_FILE && !isAsked) setAsked(true);
    else remove();
  };
  return (
    <>
      <ToolButton
        {...{tool: 'remove', name, isOff, press}}
        label={isAsked ? messages.field.removeEverywhere : undefined}
      />
      {target && <RemoveEntry {...{file, path, name, target, onRemoved}} onClose={() => setTarget(undefined)} />}
    </>
  );
}

/** Moves an entry to the same list of another entry, such as a photo to another category. */
function MoveToList({file, path, then}: Props): ReactNode {
  const {sourceOf, put} = useEditor();
  const [chosen, choose] = useState(0);
  const source = sourceOf(file);
  const lists = source ? listsToMoveTo(source, path) : [];
  if (!source || lists.length === 0) return null;
  const move = () => {
    const list = lists[chosen];
    const text = list && movedEntry(source, path, list.path);
    if (text === undefined) return;
    put([[file, text]]);
    then('moveTo');
  };
  return (
    <span className={styles.moveTo}>
      <select
        data-tool="list"
        aria-label={messages.field.otherList}
        value={chosen}
        onChange={({target}) => choose(Number(target.value))}>
        {lists.map(({name}, index) => (
          <option key={index} value={index}>
            {name}
          </option>
        ))}
      </select>
      <button className={styles.quiet} onClick={move}>
        {messages.field.moveTo}
      </button>
    </span>
  );
}

/** Returns a copy of an entry with a new short name. */
function copyOf(entry: unknown, control: Control): Value {
  const identifier = identifierField(control);
  return (identifier ? {...(entry as object), [identifier.key]: ''} : entry) as Value;
}
