import {act, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {changesOfProposal, publishedProposals} from '../../../../src/editor/github';
import {historyMessages} from '../../../../src/editor/messages/history';
import PublishedChanges from '../../../../src/editor/ui/PublishedChanges';
import {EditorContext} from '../../../../src/editor/ui/hooks/useEditor';
import {FILE, TEXT, editorOf, nothing} from './editor-context';

const TYPED = TEXT.replace('Openings.', 'Openings of this year.');
const EARLIER = 'heading: Work';
const withEarlierHeading = (text: string) => text.replace('heading: Careers', EARLIER);
/** The content of each blob, by its hash. */
const BLOBS: Record<string, string> = {before: withEarlierHeading(TEXT), after: TEXT};

jest.mock<typeof import('../../../../src/editor/github')>('../../../../src/editor/github', () => ({
  ...jest.requireActual('../../../../src/editor/github'),
  publishedProposals: jest.fn(),
  changesOfProposal: jest.fn(),
  readBlob: (_connection, sha) => Promise.resolve(Buffer.from(BLOBS[sha] ?? '')),
}));

const item = {proposal: 7, commit: 'c', title: 'Say careers', by: 'ann', day: '2026-11-02', agreed: [], gone: []};
const revertButton = () => screen.findByRole('button', {name: new RegExp(historyMessages.published.revert)});
const [before, after] = ['before', 'after'].map((sha) => new Map([[FILE, {sha}]]));
const difference = {before, after} as never;
const editor = {dispatch: nothing, onError: (error: Error) => error, connection: {}, show: nothing};
beforeEach(() => void jest.mocked(publishedProposals).mockResolvedValue([item as never]));

test('Reverting a published change keeps what is changed while its files load', async () => {
  let arrive: (found: typeof difference) => void = nothing;
  jest.mocked(changesOfProposal).mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const put = jest.fn();
  const changesIn = (text: string) => (
    <EditorContext
      value={editorOf({...editor, put, texts: new Map([[FILE, text]]), changed: new Map([[FILE, {now: text}]])})}>
      <PublishedChanges />
    </EditorContext>
  );
  const {rerender} = render(changesIn(TEXT));
  await userEvent.setup().click(await revertButton());
  rerender(changesIn(TYPED));
  act(() => arrive(difference));
  expect(await screen.findByText(historyMessages.published.done)).toBeVisible();
  expect(put.mock.calls).toEqual([[[[FILE, withEarlierHeading(TYPED)]]]]);
});

test('A published change can be reverted again after a failure, and after it was discarded', async () => {
  jest.mocked(changesOfProposal).mockRejectedValueOnce(new Error('You are offline.')).mockResolvedValue(difference);
  const put = jest.fn();
  render(
    <EditorContext value={editorOf({...editor, put})}>
      <PublishedChanges />
    </EditorContext>,
  );
  const user = userEvent.setup();
  await user.click(await revertButton());
  expect(await screen.findByText('You are offline.')).toBeVisible();
  for (const times of [1, 2]) {
    await user.click(await revertButton());
    await waitFor(() => expect(put).toHaveBeenCalledTimes(times));
    // The draft has no changes, so they were discarded.
    expect(screen.queryByText(historyMessages.published.done)).toBeNull();
  }
});
