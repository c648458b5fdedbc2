import type {Command, EditorState} from 'prosemirror-state';
import {useCallback, useId, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {fieldsOf} from '../../../cms/edit';
import {addressOf} from '../../../cms/parse';
import {BLOCKS} from '../../../site/page-types';
import {messages} from '../../messages';
import {deferredMessages} from '../../messages/deferred';
import {insertBelow, insertBlock} from '../../rich-text/blocks';
import {linkAt, setLink, type Link} from '../../rich-text/commands';
import type {PressedText} from '../../rich-text/positions';
import {nodes, photoOf} from '../../rich-text/schema';
import type {Slot} from '../../rich-text/slots';
import LinkDialog from '../LinkDialog';
import {DashSuggestion} from '../Offer';
import {TextNotice} from '../OpenPullRequests';
import {useEditor} from '../hooks/useEditor';
import Cards from './cards';
import Notes from './Notes';
import PasteNotice from './PasteNotice';
import styles from './styles.module.css';
import Toolbar from './Toolbar';
import {useClosedText} from './useClosedText';
import {useCurrentLines, useRequest} from './useCursor';
import {useKeyboardInset} from './useKeyboardInset';
import {useNotes} from './useNotes';
import {hasGoneOn, usePaste} from './usePaste';
import {useTextEditor} from './useTextEditor';

interface Props {
  file: string;
  /** The line of the file where the cursor goes, and the pressed word in it. */
  line: number;
  pressed?: PressedText;
  /** Counts the requests for a line. */
  request: number;
}

/** Edits the text of a page as a document. */
export default function RichText({file, ...request}: Props): ReactNode {
  const id = useId();
  const {mount, toolbar, paste, link, openLink, newPhoto, actions, ...work} = useRichText(file, id);
  const {text, state, body, firstLine, refused} = work;
  const notes = useNotes(file, text, firstLine);
  useRequest(text, firstLine, {file, ...request});
  const lines = useCurrentLines(file, text, state, firstLine);
  const missing = useMissingBlocks(file, body);
  return (
    <div className={styles.text}>
      <h2>{messages.panel.body}</h2>
      <p id={`${id}-hint`} className="note">
        {deferredMessages.body.hint}
      </p>
      {lines && <TextNotice file={file} lines={{first: firstLine, last: Infinity}} line={lines.first} />}
      {state && <Toolbar ref={toolbar} {...{state, ...actions}} missing={missing} near={body} textId={id} />}
      <div ref={mount} className={styles.document} />
      <PasteNotice {...{paste, body}} focusText={() => text?.view.focus()} />
      {text && <Cards {...{file, text, newPhoto}} replacePhoto={actions.replacePhoto} />}
      <Notes notes={notes} />
      {lines && <DashesInBlock file={file} {...lines} />}
      {refused !== undefined && <p role="alert">{refused}</p>}
      {link && <LinkAtCursor file={file} link={link} close={() => openLink(undefined)} run={actions.run} />}
    </div>
  );
}

/** The text with what belongs to it: its buttons, a paste, the dialog for a link, a new photo. */
function useRichText(file: string, id: string) {
  const [mount, toolbar] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const [link, openLink] = useState<Link>();
  const [newPhoto, setNewPhoto] = useState<string>();
  const {append, replace} = useClosedText(file);
  const work = useTextEditor({
    ...{file, id, mount},
    label: deferredMessages.body.text,
    describedBy: `${id}-hint`,
    editLink: () => editLink(),
    focusToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    onPaste: (result) => onPaste(result),
  });
  const {text, withFile} = work;
  const run = (command: Command) => {
    if (!text) return;
    command(text.view.state, text.view.dispatch, text.view);
    text.view.focus();
  };
  const insertPhoto = (path: string, bytes: Uint8Array, earlier: EditorState) => {
    // A photo may be ready only after the text was closed; then it goes to its end.
    if (text?.view.isDestroyed === true) {
      append(path, bytes);
      return;
    }
    const photo = nodes.photo.create({src: path});
    // If the person has gone on, neither the cursor nor the focus may leave their words.
    if (text && hasGoneOn(text.view.state, earlier)) {
      withFile(path, bytes, () => insertBelow(photo, earlier)(text.view.state, text.view.dispatch));
      return;
    }
    setNewPhoto(path);
    withFile(path, bytes, () => run(insertBlock(photo)));
  };
  const replacePhoto = useCallback(
    (slot: Slot, path: string, bytes: Uint8Array) => {
      if (text?.view.isDestroyed === true) {
        replace(photoOf(slot.node).src, path, bytes);
        return;
      }
      const position = slot.positionOf();
      if (!text || position === undefined) return;
      withFile(path, bytes, () => text.view.dispatch(text.view.state.tr.setNodeAttribute(position, 'src', path)));
    },
    [text, withFile, replace],
  );
  const editLink = () => openLink(text && linkAt(text.view.state));
  const {paste, onPaste} = usePaste(insertPhoto, text);
  useKeyboardInset(toolbar);
  return {
    ...work,
    mount,
    toolbar,
    link,
    openLink,
    newPhoto,
    paste,
    actions: {run, editLink, insertPhoto, replacePhoto},
  };
}

/** @returns the blocks that a page could show but does not contain */
function useMissingBlocks(file: string, body: string): string[] {
  const {checked} = useEditor();
  const schema = checked?.content.sources.find((source) => source.file === file)?.schema;
  const fields = schema ? fieldsOf(schema).map(({key}) => key) : [];
  const path = addressOf(file);
  const found = Object.entries(BLOCKS).filter(
    ([name, {shows, only = path}]) =>
      only === path && (shows === undefined || fields.includes(shows)) && !body.includes(`<${name} />`),
  );
  return found.map(([name]) => name);
}

/** Offers dashes in the block with the cursor. */
function DashesInBlock({file, first, last}: {file: string; first: number; last: number}): ReactNode {
  const {texts, edit} = useEditor();
  const lines = (texts.get(file) ?? '').split('\n').slice(first - 1, last);
  const write = (text: string) => edit(file, {kind: 'body', first, last, text});
  return <DashSuggestion file={file} text={lines.join('\n')} write={write} />;
}

interface LinkProps {
  file: string;
  link: Link;
  close: () => void;
  run: (command: Command) => void;
}

function LinkAtCursor({file, link, close, run}: LinkProps): ReactNode {
  const write = (now: Pick<Link, 'text' | 'href'>) => {
    // While the dialog is open, nothing outside it can be focused.
    flushSync(close);
    run(setLink({...link, ...now}));
  };
  const remove = () => write({text: link.text, href: ''});
  return (
    <LinkDialog
      file={file}
      text={link.text}
      href={link.href}
      onClose={close}
      onDone={write}
      onRemove={link.href === '' ? undefined : remove}
    />
  );
}
