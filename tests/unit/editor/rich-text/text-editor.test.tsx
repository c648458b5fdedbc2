import {toggleMark} from 'prosemirror-commands';
import {TextSelection} from 'prosemirror-state';
import {marks} from '../../../../src/editor/rich-text/schema';
import {TextEditor} from '../../../../src/editor/rich-text/text-editor';

const nothing = () => undefined;

function openText(text: string) {
  const writes: [text: string, joins: boolean][] = [];
  const editor = new TextEditor({
    ...{mount: document.createElement('div'), attributes: {}, text},
    ...{undo: nothing, redo: nothing, editLink: nothing, focusToolbar: nothing, onChange: nothing, onPaste: nothing},
    onWrite: (now, {joins}) => writes.push([now, joins]),
  });
  const {view} = editor;
  const select = (from: number, to = from) =>
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, to)));
  const type = (letters: string) => {
    for (const letter of letters) view.dispatch(view.state.tr.insertText(letter));
  };
  return {editor, view, writes, select, type};
}

describe('The document of a text', () => {
  it('writes letters in a row as one step, and a button as another', () => {
    const {view, writes, select, type} = openText('No cookie.\n');
    select(1, 3);
    toggleMark(marks.strong)(view.state, view.dispatch);
    select(11);
    type(' Ab');
    expect(writes).toEqual([
      ['**No** cookie.\n', false],
      // A space at the end of a line is not a change.
      ['**No** cookie. A\n', false],
      ['**No** cookie. Ab\n', true],
    ]);
  });

  it('writes a word that is composed slowly as one step, and what is typed after a pause as another', () => {
    const {view, writes, select, type} = openText('No cookie.\n');
    const clock = jest.spyOn(Date, 'now');
    let isComposing = true;
    Object.defineProperty(view, 'composing', {get: () => isComposing});
    select(11);
    for (const [second, letter] of ['a', 'b', 'c', 'd'].entries()) {
      clock.mockReturnValue(second * 1e6);
      isComposing = second < 2;
      type(letter);
    }
    clock.mockRestore();
    expect(writes.map(([, joins]) => joins)).toEqual([false, true, true, false]);
  });

  it('takes a change of another block while letters are composed, and one of their block after them', () => {
    const {editor, view, writes, select, type} = openText('One.\n\nTwo.\n');
    let isComposing = true;
    Object.defineProperty(view, 'composing', {get: () => isComposing});
    select(5);
    type('á');
    editor.show('One.á\n\nTwo, changed.\n');
    type('d');
    expect(writes.at(-1)).toEqual(['One.ád\n\nTwo, changed.\n', true]);
    editor.show('One.\n\nTwo, changed.\n');
    expect(view.dom.textContent).toContain('One.ád');
    isComposing = false;
    view.dom.dispatchEvent(new Event('compositionend'));
    return Promise.resolve().then(() => expect(view.dom.textContent).not.toContain('ád'));
  });

  it('forgets a text that waits for composed letters when these are written after it', async () => {
    const {editor, view, writes, select, type} = openText('One.\n');
    let isComposing = true;
    Object.defineProperty(view, 'composing', {get: () => isComposing});
    select(5);
    type('á');
    editor.show('One.\n');
    type('d');
    editor.show(writes.at(-1)?.[0] ?? '');
    isComposing = false;
    view.dom.dispatchEvent(new Event('compositionend'));
    await Promise.resolve();
    expect(view.dom.textContent).toBe('One.ád');
  });

  it('shows a text from outside without writing it, and keeps its cursor there', () => {
    const {editor, view, writes, type} = openText('No cookie.\n\nSecond.\n');
    editor.show('**No** cookie.\n\nSecond.\n');
    expect(view.dom.querySelector('strong')?.textContent).toBe('No');
    editor.show('**No** cookie.\n\nSecond one.\n');
    editor.show('No cookie.\n\nSecond one.\n');
    expect(view.dom.querySelector('strong')).toBeNull();
    expect(writes).toEqual([]);
    type('!');
    expect(writes).toHaveLength(1);
  });
});
