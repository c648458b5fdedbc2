import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {changedFiles, newDraft, changeFiles} from '../../../../src/cms/edit';
import {deferredMessages} from '../../../../src/editor/messages/deferred';
import {historyMessages} from '../../../../src/editor/messages/history';
import {reviewMessages} from '../../../../src/editor/messages/review';
import SubmitDialog from '../../../../src/editor/ui/SubmitDialog';
import {EditorContext} from '../../../../src/editor/ui/hooks/useEditor';
import {FILE, TEXT, editorOf, nothing, renderLate, source, undecidedEditor} from './editor-context';

test('The dialog lists comments without a reply before the author sends again', async () => {
  const now = TEXT.replace('heading: Careers', 'heading: Work');
  const draft = changeFiles(newDraft('a'), [{file: FILE, before: TEXT, now}]);
  const thread = {at: new Date(0), isOnFile: true, by: 'colleague', isResolved: false};
  const answer = {by: 'staff', at: new Date(1), words: 'Yes.'};
  const threads = [
    {...thread, id: 1, words: 'Which work?', answers: []},
    {...thread, id: 2, words: 'Is it so?', answers: [answer]},
    {...thread, id: 3, words: 'Done.', answers: [], isResolved: true},
  ];
  const checked = {diagnostics: [], content: {sources: [source]}};
  const conversation = {conversation: {threads}};
  const sent = {number: 7, url: '#'};
  await renderLate(
    <EditorContext value={editorOf({draft, changed: changedFiles(draft), checked, conversation, sent})}>
      <SubmitDialog onClose={nothing} send={() => Promise.resolve()} />
    </EditorContext>,
  );
  expect(screen.getByText(reviewMessages.stillOpen(1))).toBeVisible();
  expect(screen.getByText('Which work?', {exact: false})).toBeVisible();
  expect(screen.queryByText('Is it so?', {exact: false})).toBeNull();
});

test('While changes wait for a choice, their sentence is stored with each letter, and the choice can be opened', async () => {
  const dispatch = jest.fn();
  await renderLate(
    <EditorContext value={{...undecidedEditor(), sentence: 'Say job', dispatch}}>
      <SubmitDialog onClose={nothing} send={() => Promise.resolve()} />
    </EditorContext>,
  );
  await userEvent.setup().type(screen.getByRole('textbox', {name: deferredMessages.review.sentence}), 's');
  await userEvent.click(screen.getByRole('button', {name: historyMessages.choose.now}));
  expect(dispatch.mock.calls).toEqual([
    [{type: 'describe', sentence: 'Say jobs'}],
    [{type: 'postpone', isLater: false}],
  ]);
});

test('The dialog does not call changes sent that wait until the person chooses a text', async () => {
  await renderLate(
    <EditorContext value={undecidedEditor()}>
      <SubmitDialog onClose={nothing} send={() => Promise.resolve()} />
    </EditorContext>,
  );
  expect(screen.getByText(deferredMessages.review.notYet.rebasing)).toBeVisible();
  expect(screen.getByRole('heading', {name: deferredMessages.review.before})).toBeVisible();
  expect(screen.queryByText(deferredMessages.review.sent)).toBeNull();
});
