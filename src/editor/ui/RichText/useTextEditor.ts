import type {EditorState} from 'prosemirror-state';
import {useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import {bodyTextOf} from '../../../cms/edit';
import {STATIC_FOLDER} from '../../../cms/parse';
import type {PasteResult} from '../../rich-text/clipboard';
import {TextEditor} from '../../rich-text/text-editor';
import {useEditor} from '../useEditor';

interface Options {
  file: string;
  id: string;
  label: string;
  describedBy: string;
  mount: RefObject<HTMLElement | null>;
  editLink: () => void;
  focusToolbar: () => void;
  onPaste: (result: PasteResult) => void;
}

type NewFiles = readonly [file: string, bytes: Uint8Array][];

/** Joins the document of a text with the draft: what is typed goes to the draft, and other changes come from it. */
export function useTextEditor({file, id, label, describedBy, mount, editLink, focusToolbar, onPaste}: Options) {
  const {texts, edit, undo, redo} = useEditor();
  const source = texts.get(file) ?? '';
  const {text: body, firstLine} = bodyTextOf(source);
  const [text, setText] = useState<TextEditor>();
  const [state, setState] = useState<EditorState>();
  const [refused, setRefused] = useState<{reason: string}>();
  /** The files of the change that is being made, which belong to its step. */
  const files = useRef<NewFiles>([]);
  const onWrite = useEffectEvent((now: string, joins: boolean) => {
    const added = files.current;
    const reason = edit(file, {kind: 'setBody', text: now, joins: joins && added.length === 0}, added);
    setRefused(reason === undefined ? undefined : {reason});
  });
  const outside = useEffectEvent((action: 'undo' | 'redo' | 'editLink' | 'focusToolbar') =>
    ({undo, redo, editLink, focusToolbar})[action](),
  );
  const pasted = useEffectEvent(onPaste);
  const open = useEffectEvent((element: HTMLElement) => {
    const made: TextEditor = new TextEditor({
      mount: element,
      text: body,
      attributes: {id, 'aria-label': label, 'aria-describedby': describedBy, lang: 'en'},
      onWrite: (now, joins) => onWrite(now, joins),
      onChange: setState,
      onPaste: (result) => pasted(result),
      undo: () => outside('undo'),
      redo: () => outside('redo'),
      editLink: () => outside('editLink'),
      focusToolbar: () => outside('focusToolbar'),
    });
    setText(made);
    setState(made.view.state);
    return made;
  });
  useLayoutEffect(() => {
    const made = mount.current ? open(mount.current) : undefined;
    return () => made?.destroy();
  }, [mount]);
  useLayoutEffect(() => text?.show(body), [text, body]);
  // A refused change is not in the draft, so the text shows the draft again.
  useEffect(() => {
    if (refused !== undefined) text?.show(body);
  }, [refused, text, body]);
  return {
    ...{text, state, body, firstLine, refused: refused?.reason},
    /** Makes a change that adds a file. */
    withFile: (path: string, bytes: Uint8Array, change: () => void) => {
      files.current = [[STATIC_FOLDER + path, bytes]];
      change();
      files.current = [];
    },
  };
}
