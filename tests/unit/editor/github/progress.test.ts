import {loadProgress, sendProposal, type Branch, type SentProposal} from '../../../../src/editor/github';
import {HOME, sampleChange, withGithub, type TestGithub} from '../emulator';

let github: TestGithub;
let main: Branch;
let sent: SentProposal;
withGithub((started) => ({github, main} = started));
beforeEach(async () => {
  sent = await sendProposal(github.connect(), sampleChange(main));
});

const recordOf = () => github.emulator.pulls.get(sent.number);
const follow = () => loadProgress(github.connect(), sent.number);

describe('An approved proposal with a failed check', () => {
  beforeEach(() => {
    github.emulator.pulls.review(recordOf(), {state: 'APPROVED'});
    recordOf().check = 'failure';
  });

  it('can be published when the rules do not require the check', async () => {
    expect(await follow()).toMatchObject({stage: 'approved', missing: []});
  });

  it('cannot be published when the rules require the check', async () => {
    github.emulator.settings.requiresChecks = true;
    expect(await follow()).toMatchObject({stage: 'failed', missing: ['failed']});
  });
});

test('A proposal that waits for review names whose review was requested, until they have reviewed', async () => {
  recordOf().check = 'success';
  Object.assign(github.emulator.settings, {reviewers: ['second-reviewer', 'reviewer'], teams: ['Content']});
  expect((await follow()).sentence).toBe('Waiting for a review by second-reviewer or reviewer or Content.');
  github.emulator.pulls.review(recordOf(), {state: 'COMMENTED'});
  expect((await follow()).sentence).toBe('Waiting for a review by second-reviewer or Content.');
});

describe('A proposal with more than a hundred comments', () => {
  it('shows for each of them whether it is resolved', async () => {
    const count = 205;
    const bodies = Array.from({length: count}, (_, index) => `Comment ${index}`);
    bodies.forEach((body) => github.emulator.pulls.comment(recordOf(), {path: HOME, line: 6, body}));
    const {conversation} = await follow();
    expect(conversation?.threads.map(({words, isResolved}) => [words, isResolved])).toEqual(
      bodies.map((body) => [body, false]),
    );
  });
});
