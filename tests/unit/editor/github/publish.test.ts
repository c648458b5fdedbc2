import {
  requestBranchUpdate,
  sendProposal,
  type Branch,
  type Connection,
  type SentProposal,
} from '../../../../src/editor/github';
import {HOME, HISTORY, sampleChange, withGithub, type TestGithub} from '../emulator';

let github: TestGithub;
let staff: Connection;
let main: Branch;
let sent: SentProposal;
withGithub((started) => ({github, main} = started));
beforeEach(async () => {
  staff = github.connect();
  sent = await sendProposal(staff, sampleChange(main));
  await github.others('main', {'pages/new.mdx': 'New\n'});
});

const update = () => requestBranchUpdate(staff, sent.number, sent.commit);
const head = () => github.emulator.repository.head(sent.branch);

describe('An update of a proposal', () => {
  it('merges the website into it', async () => {
    await update();
    expect(head()).not.toBe(sent.commit);
  });

  // https://docs.github.com/rest/pulls/pulls#update-a-pull-request-branch: 202, and an answer may be lost.
  it('has succeeded when only its response was lost', async () => {
    github.emulator.faults.add({fault: 'lost', on: 'update-branch', times: 1});
    await expect(update()).resolves.toBeUndefined();
  });

  it.each([
    ['GitHub refuses it', 'invalid', 'refused'],
    ['something between the browser and GitHub answers with a web page', 'html', 'incomplete'],
    ['the answer is not about the update', 'shape', 'incomplete'],
  ])('fails when %s', async (_when, fault, kind) => {
    github.emulator.faults.add({fault, on: 'update-branch', times: 1});
    await expect(update()).rejects.toMatchObject({kind});
    expect(head()).toBe(sent.commit);
  });

  it('fails when somebody else has changed the proposal, which then must be loaded again', async () => {
    await github.others(sent.branch, {[HISTORY]: 'Theirs\n'});
    await expect(update()).rejects.toMatchObject({kind: 'newer'});
    expect(await github.text(sent.branch, HOME)).toBe(sampleChange(main).files.get(HOME));
  });
});
