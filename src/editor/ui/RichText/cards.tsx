import type {Command} from 'prosemirror-state';
import {NodeSelection} from 'prosemirror-state';
import {memo, useEffect, useId, useRef, useSyncExternalStore, type KeyboardEvent, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {BLOCKS} from '../../../site/page-types';
import {labelOf} from '../../../site/labels';
import {messages} from '../../messages';
import {deferredMessages} from '../../messages/deferred';
import {moveBlock, removeBlock} from '../../rich-text/blocks';
import {blockNameOf, nodes, photoOf, shortNameOf} from '../../rich-text/schema';
import type {Slot} from '../../rich-text/slots';
import {FROM_FIELD, type TextEditor} from '../../rich-text/text-editor';
import Upload from '../Upload';
import {pictureAddress, useEditor} from '../hooks/useEditor';
import styles from './styles.module.css';

const {body: texts} = deferredMessages;

interface Props {
  file: string;
  text: TextEditor;
  /** The path of a photo that was just added, whose description gets the focus. */
  newPhoto?: string;
  replacePhoto: (slot: Slot, path: string, bytes: Uint8Array) => void;
}

/** Renders the short names of headings, photos and blocks at their places within the text. */
export default function Cards(props: Props): ReactNode {
  const {slots} = props.text;
  const all = useSyncExternalStore(slots.subscribe, slots.get);
  return all.map((slot) => createPortal(<Card {...props} slot={slot} />, slot.element, String(slot.id)));
}

/** A long text has many cards, which do not change with the letters beside them. */
const Card = memo(function Card({slot, ...props}: Props & {slot: Slot}): ReactNode {
  switch (slot.node.type) {
    case nodes.heading:
      return <ShortName slot={slot} {...props} />;
    case nodes.photo:
      return <PhotoCard slot={slot} {...props} />;
    case nodes.block:
      return <BlockCard slot={slot} {...props} />;
    default:
      return <p className="note">{texts.raw}</p>;
  }
});

interface CardProps extends Props {
  slot: Slot;
}

interface AttributeField {
  /** The attribute of the node. */
  name: string;
  value: string;
}

/** @returns the properties of an input that writes an attribute of a node; its undo is that of the page */
function useAttributeField({text, slot}: CardProps, {name, value}: AttributeField) {
  const {undo, redo} = text.outside;
  const onKeyDown = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const isCommand = event.ctrlKey || event.metaKey;
    const isRedo = isCommand && (key === 'y' || (key === 'z' && event.shiftKey));
    if (isRedo) redo();
    else if (isCommand && key === 'z') undo();
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) text.view.focus();
    else return;
    event.preventDefault();
  };
  const onChange = ({target}: {target: {value: string}}) => {
    const position = slot.positionOf();
    if (position === undefined) return;
    const {tr} = text.view.state;
    const now = target.value.replaceAll('\n', ' ');
    text.view.dispatch(tr.setNodeAttribute(position, name, now).setMeta(FROM_FIELD, name));
  };
  return {value, onKeyDown, onChange};
}

function ShortName(props: CardProps): ReactNode {
  const id = useId();
  const field = useAttributeField(props, {name: 'short', value: shortNameOf(props.slot.node)});
  return (
    <span className={styles.shortName}>
      <label htmlFor={id}>{texts.shortName}</label>
      <input id={id} placeholder={texts.shortNameHint} {...field} />
    </span>
  );
}

function PhotoCard(props: CardProps): ReactNode {
  const {slot, newPhoto, replacePhoto} = props;
  const editor = useEditor();
  const id = useId();
  const {src, alt, caption} = photoOf(slot.node);
  const description = useAttributeField(props, {name: 'alt', value: alt});
  const captionField = useAttributeField(props, {name: 'caption', value: caption});
  const area = useRef<HTMLTextAreaElement>(null);
  const isNew = newPhoto === src && alt === '';
  useEffect(() => {
    if (!isNew) return;
    area.current?.focus();
    area.current?.scrollIntoView({block: 'center'});
  }, [isNew]);
  const address = pictureAddress(src, editor);
  return (
    <div className={styles.photo}>
      {address !== undefined && <img src={address} alt="" draggable={false} />}
      <div className={styles.fields}>
        <label htmlFor={`${id}-alt`}>{texts.description}</label>
        <textarea ref={area} id={`${id}-alt`} rows={2} aria-invalid={alt.trim() === '' || undefined} {...description} />
        <label htmlFor={`${id}-caption`}>{texts.caption}</label>
        <input id={`${id}-caption`} {...captionField} />
      </div>
      <CardTools {...props} name={texts.photo}>
        <Upload
          kind="picture"
          label={texts.replace}
          near={src}
          onChoose={() => (photo) => photo && replacePhoto(slot, photo.path, photo.bytes)}
        />
      </CardTools>
    </div>
  );
}

/** A block stands for content that is edited elsewhere. */
function BlockCard(props: CardProps): ReactNode {
  const {file, slot} = props;
  const {open} = useEditor();
  const name = blockNameOf(slot.node);
  const field = BLOCKS[name]?.shows;
  return (
    <section className={styles.block} aria-label={texts.part(labelOf(name))}>
      <p>{texts.part(labelOf(name))}</p>
      <CardTools {...props} name={labelOf(name)}>
        {field !== undefined && (
          <button type="button" onClick={() => open({file, path: [field]})}>
            {texts.editPart(labelOf(field))}
          </button>
        )}
      </CardTools>
    </section>
  );
}

/** The buttons that move and remove a card. */
function CardTools({text, slot, name, children}: CardProps & {name: string; children: ReactNode}): ReactNode {
  const run = (command: Command) => {
    const position = slot.positionOf();
    if (position === undefined) return;
    const {view} = text;
    view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)));
    command(view.state, view.dispatch);
    view.focus();
  };
  const button = (label: string, command: Command) => (
    <button type="button" onClick={() => run(command)}>
      {label}
      <span className="srOnly"> {name}</span>
    </button>
  );
  return (
    <div className={styles.tools}>
      {children}
      {button(messages.field.up, moveBlock(-1))}
      {button(messages.field.down, moveBlock(1))}
      {button(messages.field.remove, removeBlock)}
    </div>
  );
}
