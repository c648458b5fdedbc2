import {act, fireEvent, render, screen} from '@testing-library/react';
import {changeFiles, newDraft} from '../../../../../src/cms/edit';
import {deferredMessages} from '../../../../../src/editor/messages/deferred';
import {ExportDraft} from '../../../../../src/editor/ui/PageList/More';
import {EditorContext} from '../../../../../src/editor/ui/hooks/useEditor';
import {FILE, TEXT, editorOf} from '../editor-context';

const SENDING = {is: 'sending', snapshot: {draft: newDraft('a')}};
const BASE = 'b'.repeat(40);
const content = {before: TEXT, now: 'A colleague’s page.\n'};
const draft = changeFiles(newDraft(BASE), [{file: FILE, ...content}]);
const EXPORTED = JSON.stringify({editor: 2, drafts: [{base: BASE, files: {[FILE]: content}}]});

const inPhase = (phase: object, dispatch: (action: object) => void) => (
  <EditorContext value={editorOf({phase, dispatch})}>
    <ExportDraft />
  </EditorContext>
);
const choose = (text: () => Promise<string>) =>
  fireEvent.change(screen.getByLabelText(deferredMessages.exportDraft.open), {target: {files: [{text}]}});

test('A colleague’s file that is chosen when a send begins is added once the send has ended', async () => {
  const dispatch = jest.fn();
  let arrive: (text: string) => void = () => undefined;
  const arriving = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const {rerender} = render(inPhase({is: 'idle'}, dispatch));
  choose(() => arriving);
  rerender(inPhase(SENDING, dispatch));
  await act(async () => {
    arrive(EXPORTED);
    await arriving;
  });
  expect(dispatch).not.toHaveBeenCalled();
  rerender(inPhase({is: 'idle'}, dispatch));
  expect(dispatch).toHaveBeenCalledTimes(1);
  expect(dispatch).toHaveBeenCalledWith({type: 'import', drafts: [{...draft, isImported: true}]});
});

test('A file that cannot be read, or is not one of the editor’s, is refused', async () => {
  render(inPhase({is: 'idle'}, () => undefined));
  choose(() => Promise.reject(new Error('It is gone.')));
  expect(await screen.findByRole('alert')).toHaveTextContent(deferredMessages.exportDraft.notOurs);
});
