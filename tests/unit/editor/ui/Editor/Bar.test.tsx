import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {Diagnostic} from '../../../../../src/cms/lint';
import {messages} from '../../../../../src/editor/messages';
import {INITIAL_VIEW} from '../../../../../src/editor/state/editor-view';
import Bar from '../../../../../src/editor/ui/Editor/Bar';
import {EditorContext} from '../../../../../src/editor/ui/hooks/useEditor';
import {FILE, editorOf, nothing, renderLate, undecidedEditor} from '../editor-context';

const PROPS = {
  ...{view: INITIAL_VIEW, dispatch: nothing, comments: 0, openNext: nothing},
  ...{review: nothing, openComment: nothing, undo: nothing, redo: nothing},
};

test('The button for empty fields opens the short name of an entry last', async () => {
  const empty = (path: (string | number)[]) => ({file: FILE, path, isEmpty: true, text: ''}) as unknown as Diagnostic;
  const openNext = jest.fn();
  await renderLate(
    <EditorContext
      value={editorOf({
        checked: {diagnostics: [empty(['timeline', 1, 'id']), empty(['timeline', 1, 'description'])]},
        isTried: false,
      })}>
      <Bar {...PROPS} openNext={openNext} />
    </EditorContext>,
  );
  await userEvent.click(screen.getByRole('button', {name: messages.bar.open(2)}));
  expect(openNext).toHaveBeenCalledWith([
    {file: FILE, path: ['timeline', 1, 'description']},
    {file: FILE, path: ['timeline', 1, 'id']},
  ]);
});

test('The bar does not say that a proposal waits for review while changes wait until the person chooses', async () => {
  await renderLate(
    <EditorContext value={undecidedEditor()}>
      <Bar {...PROPS} />
    </EditorContext>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(messages.bar.undecided);
  expect(screen.queryByRole('button', {name: messages.bar.follow})).toBeNull();
});
