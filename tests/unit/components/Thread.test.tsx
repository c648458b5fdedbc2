import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {replyToComment, resolveThread} from '../../../src/editor/github';
import {reviewMessages} from '../../../src/editor/messages/review';
import Thread from '../../../src/editor/ui/PullRequestReview/Thread';
import {EditorContext, type Editor} from '../../../src/editor/ui/useEditor';

jest.mock('../../../src/editor/github', () => ({
  replyToComment: jest.fn(),
  resolveThread: jest.fn(),
  GitHubError: Error,
}));

const thread = {
  ...{by: 'colleague', at: new Date(0), words: 'Haul?', id: 1, isOnFile: true, thread: 'T1', isResolved: false},
  answers: [],
};

test('A click that resolves a thread is not lost while a reply is being sent', async () => {
  const user = userEvent.setup();
  // The reply never completes.
  jest.mocked(replyToComment).mockReturnValue(new Promise(() => undefined));
  render(
    <EditorContext value={{connection: {}, onError: (error: unknown) => error} as unknown as Editor}>
      <Thread thread={thread} number={7} isWriter onAnswered={() => Promise.resolve()} />
    </EditorContext>,
  );
  await user.click(screen.getByText(reviewMessages.spot.answer, {selector: 'summary'}));
  await user.type(screen.getByRole('textbox'), 'Yes.');
  await user.click(screen.getByRole('button', {name: reviewMessages.spot.send}));
  await user.click(screen.getByRole('button', {name: reviewMessages.spot.settle}));
  expect(replyToComment).toHaveBeenCalledTimes(1);
  expect(resolveThread).toHaveBeenCalledWith({}, 'T1', true);
});
