import {newDraft} from '../../../../src/cms/edit';
import {INITIAL_VIEW, reduceEditorView, type EditorViewAction} from '../../../../src/editor/state/editor-view';

const HEADING = {file: 'pages/index.mdx', path: ['heading']};
const viewAfter = (...actions: EditorViewAction[]) => actions.reduce(reduceEditorView, INITIAL_VIEW);
const open = {type: 'open', ref: HEADING, isNarrow: false} as const;

describe('The view of the editor', () => {
  it('opens a field at the side, and counts so that the same field can be opened again', () => {
    const once = viewAfter(open);
    expect(once).toMatchObject({opened: HEADING, side: 'field', count: 1});
    expect(reduceEditorView(once, open).count).toBe(2);
  });

  it.each([
    [false, 'pages'],
    [true, undefined],
  ])('shows the list of pages after a field is closed, unless the window is narrow (%s)', (isNarrow, side) => {
    const {opened, side: shown} = viewAfter(open, {type: 'open', isNarrow});
    expect([opened, shown]).toEqual([undefined, side]);
  });

  it('forgets the focused field when another panel opens', () => {
    const focused = viewAfter(open, {type: 'focus', ref: HEADING});
    expect(focused.focused).toBe(HEADING);
    expect(reduceEditorView(focused, open).focused).toBeUndefined();
  });

  it('stays the same object when the focused field gets the focus again', () => {
    const focused = viewAfter({type: 'focus', ref: HEADING});
    expect(reduceEditorView(focused, {type: 'focus', ref: {...HEADING}})).toBe(focused);
  });

  it('remembers that the dialog for sending was open, after it is closed', () => {
    const closed = viewAfter({type: 'setSending', isSending: true}, {type: 'setSending', isSending: false});
    expect(closed).toMatchObject({isSending: false, isTried: true});
  });

  it('keeps what is open when a message appears or the page is shown as on a phone', () => {
    const undone = {type: 'undone', draft: newDraft('a'), text: 'Undone.'} as const;
    const view = viewAfter(open, undone, {type: 'setPhone', isPhone: true}, {type: 'setChanging', isChanging: false});
    expect(view).toMatchObject({opened: HEADING, side: 'field', isPhone: true, isChanging: false});
  });

  it('shows and hides the list of pages', () => {
    expect(viewAfter({type: 'togglePages'}).side).toBeUndefined();
    expect(viewAfter(open, {type: 'togglePages'}).side).toBe('pages');
  });
});
