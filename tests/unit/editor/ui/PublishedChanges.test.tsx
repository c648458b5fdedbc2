import {act, render, screen} from '@testing-library/react';
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

test('Reverting a published change keeps what is changed while its files load', async () => {
  const item = {proposal: 7, commit: 'c', title: 'Say careers', by: 'ann', day: '2026-11-02', agreed: [], gone: []};
  jest.mocked(publishedProposals).mockResolvedValue([item as never]);
  let arrive: (found: Awaited<ReturnType<typeof changesOfProposal>>) => void = nothing;
  jest.mocked(changesOfProposal).mockImplementation(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const put = jest.fn();
  const dispatch = jest.fn();
  const editorWith = (text: string) => (
    <EditorContext
      value={editorOf({
        ...{put, dispatch, onError: (error: Error) => error, connection: {}, show: nothing},
        texts: new Map([[FILE, text]]),
      })}>
      <PublishedChanges />
    </EditorContext>
  );
  const {rerender} = render(editorWith(TEXT));
  await userEvent
    .setup()
    .click(await screen.findByRole('button', {name: new RegExp(historyMessages.published.revert)}));
  rerender(editorWith(TYPED));
  const [before, after] = ['before', 'after'].map((sha) => new Map([[FILE, {sha}]]));
  act(() => arrive({before, after} as never));
  expect(await screen.findByText(historyMessages.published.done)).toBeVisible();
  expect(put.mock.calls).toEqual([[[[FILE, withEarlierHeading(TYPED)]]]]);
});
