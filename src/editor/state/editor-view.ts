/** What is open in the editor beside the page, and how the page is shown. */
import type {Draft} from '../../cms/edit';
import type {ContentPosition} from '../../cms/source-map/content-ref';
import type {PressedText} from '../rich-text/positions';
import {isAt} from './positions';

export interface EditorView {
  /** The field or text that is open at the side. */
  opened?: ContentPosition;
  /** A selector for the element that gets the focus. */
  focus?: string;
  /** Counts what was opened, so that the same field opened again is a new panel. */
  count: number;
  side: 'pages' | 'field' | undefined;
  /** The focused field within the open panel, or the one that a message is about. */
  focused?: ContentPosition;
  /** The page to which the clicked link leads. */
  leadsTo?: string;
  /** The word that was clicked on the page. */
  pressed?: PressedText;
  /** The page with a clicked link that leads elsewhere, and the message about it. */
  followed?: {from: string; text: string};
  /** The draft after an undo or redo, and the message about it. */
  undone?: {draft: Draft; text: string};
  /** Whether a click on the page opens a field; otherwise links work. */
  isChanging: boolean;
  isPhone: boolean;
  /** Whether the dialog for sending is open, and whether it was ever opened. */
  isSending: boolean;
  isTried: boolean;
}

export type EditorViewAction =
  | {type: 'open'; ref?: ContentPosition; focus?: string; leadsTo?: string; pressed?: PressedText; isNarrow: boolean}
  | {type: 'focus'; ref: ContentPosition}
  | {type: 'follow'; from: string; text: string}
  | {type: 'undone'; draft: Draft; text: string}
  | {type: 'setChanging'; isChanging: boolean}
  | {type: 'setPhone'; isPhone: boolean}
  | {type: 'setSending'; isSending: boolean}
  | {type: 'togglePages'};

export const INITIAL_VIEW: EditorView = {
  count: 0,
  side: 'pages',
  isChanging: true,
  isPhone: false,
  isSending: false,
  isTried: false,
};

export function reduceEditorView(view: EditorView, action: EditorViewAction): EditorView {
  switch (action.type) {
    case 'open': {
      const {ref: opened, focus, leadsTo, pressed, isNarrow} = action;
      const side = opened ? 'field' : isNarrow ? undefined : 'pages';
      return {...view, opened, focus, leadsTo, pressed, side, focused: undefined, count: view.count + 1};
    }
    case 'focus':
      return isAt(view.focused, action.ref) ? view : {...view, focused: action.ref};
    case 'follow':
      return {...view, followed: {from: action.from, text: action.text}};
    case 'undone':
      return {...view, undone: {draft: action.draft, text: action.text}};
    case 'setChanging':
      return {...view, isChanging: action.isChanging};
    case 'setPhone':
      return {...view, isPhone: action.isPhone};
    case 'setSending':
      return {...view, isSending: action.isSending, isTried: view.isTried || action.isSending};
    case 'togglePages':
      return {...view, side: view.side === 'pages' ? undefined : 'pages'};
  }
}
