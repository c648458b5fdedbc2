import type {EditorState} from 'prosemirror-state';
import {useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import {bodyTextOf} from '../../../cms/edit';
import {STATIC_FOLDER} from '../../../cms/parse';
import type {PasteResult} from '../../rich-text/clipboard';
import type {ParsedText} from '../../rich-text/read';
import {TextEditor} from '../../rich-text/text-editor';
import {AfterFrame} from '../device/after-frame';
import {useEditor, type Editor} from '../hooks/useEditor';
import {photosNoLongerUsed} from './useClosedText';

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

/** @returns the tree of the linter, if it is the tree of this body */
function parsedBody(checked: Editor['checked'], file: string, body: string, firstLine: number): ParsedText | undefined {
  const source = checked?.content.sources.find((item) => item.file === file);
  const {tree, isIncomplete = true} = source?.body ?? {};
  const isCurrent = source !== undefined && !isIncomplete && bodyTextOf(source.text).text === body;
  // The linter reads the front matter as empty lines.
  return isCurrent && tree ? {tree, start: firstLine - 1} : undefined;
}

type NewFiles = readonly [file: string, bytes: Uint8Array][];

/** Joins the document of a text with the draft: what is typed goes to the draft, and other changes come from it. */
export function useTextEditor({file, id, label, describedBy, mount, editLink, focusToolbar, onPaste}: Options) {
  const {draft, texts, checked, edit, undo, redo} = useEditor();
  const source = texts.get(file) ?? '';
  const {text: body, firstLine} = bodyTextOf(source);
  const [text, setText] = useState<TextEditor>();
  const [state, setState] = useState<EditorState>();
  const [refused, setRefused] = useState<{reason: string}>();
  /** The files of the change that is being made, which belong to its step. */
  const files = useRef<NewFiles>([]);
  const onWrite = useEffectEvent((now: string, {joins, isCut}: {joins: boolean; isCut: boolean}) => {
    const unused = isCut ? [] : photosNoLongerUsed(body, now, file, texts);
    const others = [...files.current, ...unused.map((path) => [STATIC_FOLDER + path, undefined] as const)];
    const reason = edit(file, {kind: 'setBody', text: now, joins: joins && others.length === 0}, others);
    setRefused(reason === undefined ? undefined : {reason});
  });
  const outside = useEffectEvent((action: 'undo' | 'redo' | 'editLink' | 'focusToolbar') =>
    ({undo, redo, editLink, focusToolbar})[action](),
  );
  const pasted = useEffectEvent(onPaste);
  const open = useEffectEvent((element: HTMLElement) => {
    // What is around the text follows after the frame that shows a letter.
    const drawn = new AfterFrame(() => setState(made.view.state));
    const made: TextEditor = new TextEditor({
      mount: element,
      text: body,
      parsed: parsedBody(checked, file, body, firstLine),
      attributes: {id, 'aria-label': label, 'aria-describedby': describedBy, lang: 'en'},
      onWrite: (now, how) => onWrite(now, how),
      onChange: () => drawn.request(),
      onPaste: (result) => pasted(result),
      undo: () => outside('undo'),
      redo: () => outside('redo'),
      editLink: () => outside('editLink'),
      focusToolbar: () => outside('focusToolbar'),
    });
    setText(made);
    setState(made.view.state);
    return () => {
      drawn.cancel();
      made.destroy();
    };
  });
  useLayoutEffect(() => (mount.current ? open(mount.current) : undefined), [mount]);
  // A change that was undone before it was drawn leaves the body as it was drawn last, but not the draft.
  useLayoutEffect(() => text?.show(body), [text, body, draft]);
  // A refused change is not in the draft, so the text shows the draft again.
  useEffect(() => {
    if (refused !== undefined) text?.show(body);
  }, [refused, text, body]);
  return {
    ...{text, state, body, firstLine, refused: refused?.reason},
    /** Makes a change that adds a file. */
    withFile: useCallback((path: string, bytes: Uint8Array, change: () => void) => {
      files.current = [[STATIC_FOLDER + path, bytes]];
      change();
      files.current = [];
    }, []),
  };
}
