/** Tests reviews and replies whose response is lost, and what a person does next. */
import {
  newDraftKey,
  replyToComment,
  sendProposal,
  submitReview,
  type Branch,
  type Connection,
  type SentProposal,
} from '../../../../src/editor/github';
import {conversationOf} from '../../../../src/editor/github/conversation';
import type {PullRecord} from '../../../../src/cli/emulators/github/pulls';
import {HOME, sampleChange, withGithub, type TestGithub} from '../emulator';

let github: TestGithub;
let reviewer: Connection;
let main: Branch;
let sent: SentProposal;
let pull: PullRecord;
withGithub((started) => ({github, main} = started));
beforeEach(async () => {
  reviewer = github.connect(github.tokens.colleague);
  sent = await sendProposal(github.connect(), sampleChange(main));
  pull = github.emulator.pulls.get(sent.number);
});

/** Runs work whose request is executed, but whose response is lost. */
async function loseAnswer(on: string, work: () => Promise<unknown>): Promise<void> {
  github.emulator.faults.add({fault: 'lost', on, times: 1});
  await expect(work()).rejects.toMatchObject({kind: 'unreachable'});
}

describe('A review whose response was lost', () => {
  const reviews = () => `POST /repos/local/website/pulls/${sent.number}/reviews`;
  const review = () => ({key: newDraftKey(), commit: sent.commit, comments: []});

  it('arrives once when the same decision is sent again', async () => {
    const approval = {...review(), decision: 'APPROVE', words: 'Fine.'} as const;
    await loseAnswer(reviews(), () => submitReview(reviewer, sent.number, approval));
    await submitReview(reviewer, sent.number, approval);
    expect(pull.reviews.map(({state}) => state)).toEqual(['APPROVED']);
  });

  it.each([
    ['another decision', {decision: 'REQUEST_CHANGES', words: 'Fine.'}, 'CHANGES_REQUESTED'],
    ['other words', {decision: 'APPROVE', words: 'Fine, after all.'}, 'APPROVED'],
  ] as const)('is followed by %s when the reviewer has changed it', async (_what, changed, state) => {
    const first = {...review(), decision: 'APPROVE', words: 'Fine.'} as const;
    await loseAnswer(reviews(), () => submitReview(reviewer, sent.number, first));
    await submitReview(reviewer, sent.number, {...first, ...changed});
    const {threads, verdicts} = await conversationOf(reviewer, sent.number);
    expect(verdicts).toMatchObject([{state}]);
    expect(threads.at(-1)).toMatchObject({words: changed.words});
  });

  it('is followed by a comment that the reviewer has added', async () => {
    const first = {...review(), decision: 'REQUEST_CHANGES', words: 'Please shorten it.'} as const;
    await loseAnswer(reviews(), () => submitReview(reviewer, sent.number, first));
    const comment = {
      key: newDraftKey(),
      words: 'Haul?',
      place: 'index.mdx#body',
      named: 'Home, text',
      file: HOME,
      line: 6,
    };
    await submitReview(reviewer, sent.number, {...first, comments: [comment]});
    const {threads} = await conversationOf(reviewer, sent.number);
    expect(threads.map(({words}) => words)).toEqual(['Please shorten it.', 'Haul?']);
  });

  it('is repeated when the reviewer has decided otherwise in between', async () => {
    const approval = {...review(), decision: 'APPROVE', words: 'Fine.'} as const;
    const refusal = {...approval, decision: 'REQUEST_CHANGES', words: 'Not yet.'} as const;
    await loseAnswer(reviews(), () => submitReview(reviewer, sent.number, approval));
    await loseAnswer(reviews(), () => submitReview(reviewer, sent.number, refusal));
    await submitReview(reviewer, sent.number, approval);
    await submitReview(reviewer, sent.number, approval);
    expect(pull.reviews.map(({state}) => state)).toEqual(['APPROVED', 'CHANGES_REQUESTED', 'APPROVED']);
  });
});

describe('A reply whose response was lost', () => {
  const repliesTo = async (id: number) =>
    (await conversationOf(reviewer, sent.number)).threads.find((thread) => thread.id === id)?.answers;

  it('is posted once, however often it is sent', async () => {
    const {id} = github.emulator.pulls.comment(pull, {path: HOME, line: 6, body: 'Haul?'});
    const reply = {key: newDraftKey(), words: 'Yes.'};
    await loseAnswer('/replies', () => replyToComment(reviewer, sent.number, id, reply));
    await replyToComment(reviewer, sent.number, id, reply);
    expect(await repliesTo(id)).toMatchObject([{words: 'Yes.'}]);
  });

  it('is followed by other words when the person has changed it', async () => {
    const {id} = github.emulator.pulls.comment(pull, {path: HOME, line: 6, body: 'Haul?'});
    const reply = {key: newDraftKey(), words: 'Yes.'};
    await loseAnswer('/replies', () => replyToComment(reviewer, sent.number, id, reply));
    await replyToComment(reviewer, sent.number, id, {...reply, words: 'Yes, by road.'});
    expect(await repliesTo(id)).toMatchObject([{words: 'Yes.'}, {words: 'Yes, by road.'}]);
  });
});
