import {toggleMark} from 'prosemirror-commands';
import type {Command, EditorState} from 'prosemirror-state';
import {deleteColumn, deleteRow, deleteTable, isInTable} from 'prosemirror-tables';
import {useState, type KeyboardEvent, type ReactNode, type Ref} from 'react';
import {messages} from '../../messages';
import {deferredMessages} from '../../messages/deferred';
import {insertBlock, moveBlock} from '../../rich-text/blocks';
import {hasMark, isHeading, toggleHeading} from '../../rich-text/commands';
import {listAround, toggleList} from '../../rich-text/lists';
import {marks, nodes, type schema} from '../../rich-text/schema';
import {addColumn, addRow, EMPTY_TABLE} from '../../rich-text/tables';
import {labelOf} from '../../../site/labels';
import Upload from '../Upload';
import {useEditor} from '../hooks/useEditor';
import styles from './styles.module.css';
import type {InsertPhoto} from './usePaste';

interface Props {
  ref: Ref<HTMLDivElement>;
  state: EditorState;
  run: (command: Command) => void;
  editLink: () => void;
  insertPhoto: InsertPhoto;
  /** The blocks that the page could show but does not contain. */
  missing: readonly string[];
  /** A text with the paths of other photos. */
  near: string;
  textId: string;
}

interface Button {
  name: string;
  /** In the notation of aria-keyshortcuts. */
  keys?: string;
  press: () => void;
  isPressed?: boolean;
  isDisabled?: boolean;
}

const {body: texts} = deferredMessages;

/** Which buttons act on the position of the cursor. */
function buttonsOf({state, run, editLink}: Props): Button[] {
  const list = listAround(state)?.node.type;
  const mark = (type: 'strong' | 'em', name: string, keys: string): Button => {
    const press = () => run(toggleMark(marks[type]));
    return {name, keys, press, isPressed: hasMark(state, type)};
  };
  const heading = (level: number, name: string): Button => {
    const press = () => run(toggleHeading(level));
    return {name, keys: `Control+Alt+${level}`, press, isPressed: isHeading(state, level)};
  };
  const listButton = (type: (typeof schema.nodes)['bullet_list'], name: string, keys: string): Button => {
    const press = () => run(toggleList(type));
    return {name, keys, press, isPressed: list === type};
  };
  return [
    heading(2, texts.heading),
    heading(3, texts.subheading),
    mark('strong', texts.bold, 'Control+B'),
    mark('em', texts.italic, 'Control+I'),
    {name: texts.link, keys: 'Control+K', press: editLink, isPressed: hasMark(state, 'link')},
    listButton(nodes.bullet_list, texts.bullets, 'Control+Shift+8'),
    listButton(nodes.ordered_list, texts.numbers, 'Control+Shift+7'),
  ];
}

const tableButtons = ({run}: Props): Button[] => [
  {name: texts.addRow, press: () => run(addRow)},
  {name: texts.addColumn, press: () => run(addColumn)},
  {name: texts.removeRow, press: () => run(deleteRow)},
  {name: texts.removeColumn, press: () => run(deleteColumn)},
  {name: texts.removeTable, press: () => run(deleteTable)},
];

function generalButtons({state, run}: Props, {undo, redo, draft}: ReturnType<typeof useEditor>): Button[] {
  const move = (by: -1 | 1, name: string, key: string): Button => {
    const press = () => run(moveBlock(by));
    return {name, keys: `Alt+Shift+${key}`, press, isDisabled: !moveBlock(by)(state)};
  };
  return [
    move(-1, messages.field.up, 'ArrowUp'),
    move(1, messages.field.down, 'ArrowDown'),
    {name: messages.bar.undo, keys: 'Control+Z', press: undo, isDisabled: draft.past.length === 0},
    {name: messages.bar.redo, keys: 'Control+Y', press: redo, isDisabled: draft.future.length === 0},
  ];
}

const TOOL = '[data-tool]';

/** The formatting buttons: one stop for Tab, with arrow keys between them (ARIA Authoring Practices Guide, toolbar). */
export default function Toolbar(props: Props): ReactNode {
  const {ref, state, run, insertPhoto, missing, near, textId} = props;
  const editor = useEditor();
  const [active, setActive] = useState<string>(texts.heading);
  const isTable = isInTable(state);
  const format = buttonsOf(props);
  const general = generalButtons(props, editor);
  const inserted = isTable ? tableButtons(props) : [{name: texts.table, press: () => run(insertBlock(EMPTY_TABLE))}];
  const canAdd = missing.length > 0;
  const names = [
    ...[...format, ...inserted, ...general].map(({name}) => name),
    texts.photo,
    ...(canAdd ? [texts.add] : []),
  ];
  const stop = names.includes(active) ? active : texts.heading;
  const tool = (name: string) => ({
    'data-tool': name,
    tabIndex: stop === name ? 0 : -1,
    onFocus: () => setActive(name),
  });
  const button = (item: Button) => <ToolButton key={item.name} {...item} attributes={tool(item.name)} />;
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={texts.toolbar}
      aria-controls={textId}
      className={styles.toolbar}
      tabIndex={-1}
      onKeyDown={moveFocus}>
      {format.map(button)}
      {inserted.map(button)}
      <Upload
        {...{kind: 'picture', label: texts.photo, near, attributes: tool(texts.photo)}}
        keepsAll
        onChoose={() => (photo) => photo && insertPhoto(photo.path, photo.bytes, state)}
      />
      {canAdd && (
        <select
          {...tool(texts.add)}
          aria-label={texts.add}
          value=""
          onChange={({target}) => run(insertBlock(nodes.block.create({name: target.value})))}>
          <option value="">{texts.add}</option>
          {missing.map((name) => (
            <option key={name} value={name}>
              {labelOf(name)}
            </option>
          ))}
        </select>
      )}
      {general.map(button)}
    </div>
  );
}

interface ToolButtonProps extends Button {
  attributes: {'data-tool': string; tabIndex: number; onFocus: () => void};
}

function ToolButton({name, keys, press, isPressed, isDisabled = false, attributes}: ToolButtonProps): ReactNode {
  return (
    <button
      {...attributes}
      type="button"
      title={keys === undefined ? undefined : `${name} (${keys.replace('Control', 'Ctrl')})`}
      aria-keyshortcuts={keys}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      // The text keeps its selection, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isDisabled && press()}>
      {name}
    </button>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>(TOOL)];
  const at = tools.findIndex((item) => item === document.activeElement);
  const next = {ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1}[event.key];
  if (next === undefined || at === -1) return;
  event.preventDefault();
  tools[(next + tools.length) % tools.length]?.focus();
}
