/** Tests the editor against GitHub's behaviour, as documented by GitHub or reported by others. */
import {
  replyToComment,
  requestBranchUpdate,
  changesOfProposal,
  closedProposalsOf,
  loadProgress,
  submitReview,
  loadBranchUpdate,
  canWrite,
  newDraftKey,
  openProposals,
  proposalSummaries,
  publish,
  publishedProposals,
  publishedVersions,
  sendProposal,
  resolveThread,
  type Branch,
  type ProposedChange,
  type Connection,
  type SentProposal,
} from '../../../src/editor/github';
import {conversationOf} from '../../../src/editor/github/conversation';
import type {GitHubErrorKind} from '../../../src/editor/github/github-error';
import type {PullRecord, CheckRun} from '../../../src/cli/emulators/github/pulls';
import {DEFAULT_SETTINGS, type Settings} from '../../../src/cli/emulators/github/settings';
import {sendCrossSiteRequest as askedAt} from './request';
import {laterChange, sampleChange, HISTORY, HOME, type TestGithub, withGithub} from './emulator';

const LONGEST = 65_536;
const SECOND_MS = 1000;
const CONVERSATION_RULE = {not: 'merge', says: 'A conversation must be resolved before this can be merged.'} as const;
let github: TestGithub;
let staff: Connection;
let reviewer: Connection;
let main: Branch;
let sent: SentProposal;
let pull: PullRecord;
withGithub((started) => ({github, main} = started));
beforeEach(async () => {
  [staff, reviewer] = [github.connect(), github.connect(github.tokens.colleague)];
  sent = await sendProposal(staff, sampleChange(main));
  pull = github.emulator.pulls.get(sent.number);
  pull.check = 'success';
});
afterEach(() => {
  jest.restoreAllMocks();
  delete github.emulator.settings.workflowsSince;
  delete github.emulator.settings.methodRule;
  Object.assign(github.emulator.settings, DEFAULT_SETTINGS);
});

const set = (settings: Partial<Settings>) => Object.assign(github.emulator.settings, settings);
const fault = (name: string, on: string, times = 1) => github.emulator.faults.add({fault: name, on, times});
const agree = () => {
  github.emulator.pulls.review(pull, {state: 'APPROVED'});
};
const go = () => publish(reviewer, sent.number, pull.sha);
const follow = () => loadProgress(reviewer, sent.number);
const words = async (connection = staff) =>
  (await conversationOf(connection, sent.number)).threads.map(({words: message}) => message);
const parentsOf = (commit: string) => github.emulator.repository.commitAt(commit)?.parents;
const headOfMain = () => github.emulator.repository.head('main') ?? '';
const review = () => ({key: newDraftKey(), commit: pull.sha, decision: 'COMMENT' as const, words: 'So.', comments: []});
/** Returns the matching requests while `work` runs. */
async function askedFor(piece: string, work: () => Promise<unknown>): Promise<string[]> {
  const {length} = github.emulator.asked;
  await work();
  return github.emulator.asked.slice(length).filter((item) => item.includes(piece));
}
async function fails(work: () => Promise<unknown>, kind: GitHubErrorKind, details: object = {}): Promise<void> {
  await expect(work()).rejects.toMatchObject({kind, details});
}
const later = (more: Partial<ProposedChange> = {}) => ({...laterChange(main, sent, 'later\n'), ...more});
/** Returns the change that merges the proposal with a website on which others changed the same text. */
async function joinedChange(files: ProposedChange['files'] = new Map([[HOME, 'both\n']])): Promise<ProposedChange> {
  await github.others('main', {[HOME]: 'theirs\n'});
  const {main: now, head} = await loadBranchUpdate(staff, sent.branch);
  const base = {name: now.name, commit: now.commit};
  return {...sampleChange(main), base, onto: {branch: sent.branch, commit: head}, files};
}
const photos = (count: number) =>
  new Map<string, string | Uint8Array>(
    Array.from({length: count}, (_, index) => [`static/img/p${index}.png`, Uint8Array.of(0xff, index)]),
  );

describe('Publishing on GitHub', () => {
  // https://github.com/bazelbuild/continuous-integration/issues/2178: 405 "Merge commits are not allowed".
  it('uses squashing when merge commits are disabled', async () => {
    set({mergeMethods: ['squash', 'rebase']});
    agree();
    await go();
    expect(parentsOf(headOfMain())).toEqual([main.commit]);
    expect(await follow()).toMatchObject({stage: 'published'});
  });

  // https://docs.github.com/graphql/reference/objects#repository: viewerDefaultMergeMethod.
  it('prefers the repository’s default merge method', async () => {
    set({mergeMethods: ['squash', 'merge']});
    agree();
    await go();
    expect(parentsOf(headOfMain())).toHaveLength(1);
  });

  // https://github.com/chdsbd/kodiak/issues/295: "Require linear history" names no setting of the repository.
  it('uses the next merge method when a branch forbids merge commits', async () => {
    set({methodRule: {not: 'merge', says: 'This branch must not contain merge commits.'}});
    agree();
    await go();
    expect(parentsOf(headOfMain())).toEqual([main.commit]);
  });

  // https://docs.github.com/pull-requests/collaborating-with-pull-requests/incorporating-changes-from-a-pull-request/about-pull-request-merges
  it('finds a rebased proposal with its changes, as one version', async () => {
    await sendProposal(staff, later());
    set({mergeMethods: ['rebase']});
    agree();
    await go();
    const [published] = (await publishedProposals(staff)).filter(({proposal}) => proposal === sent.number);
    if (!published) throw new Error('It was not published.');
    expect([...(await changesOfProposal(staff, published)).after.keys()].sort()).toContain(HISTORY);
    const {versions} = await publishedVersions(staff, [HOME]);
    expect(versions.filter(({proposal}) => proposal === sent.number)).toHaveLength(1);
  });

  // https://docs.github.com/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api
  it('requests the merge methods once', async () => {
    const asked = await askedFor('/graphql', async () => {
      await fails(go, 'needsAgreement');
      await fails(go, 'needsAgreement');
    });
    expect(asked).toHaveLength(1);
  });

  it.each<[what: string, kind: GitHubErrorKind, settings: Partial<Settings>, isAgreed: boolean]>([
    // https://github.com/akuity/kargo/issues/6490: the first lines of a ruleset's refusal, as they were measured.
    ['a missing approval when a ruleset requires one', 'needsAgreement', {}, false],
    // https://github.com/octokit/octokit.rb/issues/718: the words of branch protection, without a line before them.
    ['a missing approval when branch protection requires one', 'needsAgreement', {wording: 'protection'}, false],
    // https://github.com/akuity/kargo/issues/6397: 'Required status check "x" is expected.'
    ['a required check that has not passed', 'needsChecks', {requiresChecks: true}, true],
    // https://docs.github.com/repositories/configuring-branches-and-merges-in-your-repository/managing-rulesets/available-rules-for-rulesets
    ['comments that must be resolved', 'needsAnswers', {methodRule: CONVERSATION_RULE}, true],
    // https://docs.github.com/pull-requests/collaborating-with-pull-requests/incorporating-changes-from-a-pull-request/merging-a-pull-request-with-a-merge-queue
    ['a merge queue', 'queue', {hasMergeQueue: true}, true],
  ])('reports %s as %s, with a link to GitHub', async (_what, kind, settings, isAgreed) => {
    set(settings);
    pull.check = 'pending';
    if (isAgreed) agree();
    await fails(go, kind, {url: sent.url});
  });

  // https://docs.github.com/rest/pulls/pulls#merge-a-pull-request: 405 for what cannot be merged.
  it('reports a draft before publishing and on publishing', async () => {
    pull.isDraft = true;
    agree();
    expect((await follow()).missing).toEqual(['unfinished']);
    await fails(go, 'unfinished', {url: sent.url});
  });

  // https://docs.github.com/repositories/archiving-a-github-repository/archiving-repositories
  it('reports an archived repository', () => {
    set({isArchived: true});
    return fails(go, 'archived');
  });

  // https://github.com/cli/cli/issues/8092: "Base branch was modified. Review and try the merge again."
  it('tries again after a second when the base was modified at that moment', async () => {
    const waits = jest.spyOn(globalThis, 'setTimeout');
    fault('base-modified', 'PUT');
    agree();
    await go();
    expect(waits.mock.calls.map(([, time]) => time)).toContain(SECOND_MS);
    expect(await follow()).toMatchObject({stage: 'published'});
  });

  // https://github.com/akuity/kargo/issues/6490: it may go on for longer.
  it('publishes two proposals that each add an opening, without a conflict', async () => {
    const openings = ['welder', 'fitter'].map((id) => [`pages/careers/${id}.mdx`, `---\ntitle: ${id}\n---\n`] as const);
    for (const [file, text] of openings) {
      const {number} = await sendProposal(staff, {...sampleChange(main), files: new Map([[file, text]])});
      pull = github.emulator.pulls.get(number);
      pull.check = 'success';
      agree();
      await publish(reviewer, number, pull.sha);
    }
    for (const [file, text] of openings) expect(await github.text('main', file)).toBe(text);
  });

  it('reports that publishing did not finish when the base is modified again', () => {
    fault('base-modified', 'PUT', 2);
    agree();
    return fails(go, 'busy');
  });

  // https://docs.github.com/graphql/reference/enums#mergestatestatus: BEHIND, "the head ref is out of date".
  it('reports that a proposal is behind, updates it and publishes it', async () => {
    set({requiresUpToDate: true});
    await github.others('main', {'pages/_site.yml': 'name: Later\n'});
    agree();
    expect((await follow()).missing).toEqual(['behind']);
    await fails(go, 'behind', {url: sent.url});
    await requestBranchUpdate(reviewer, sent.number, pull.sha);
    agree();
    expect((await follow()).missing).toEqual([]);
    await go();
    expect(await github.text('main', 'pages/_site.yml')).toBe('name: Later\n');
  });

  // https://docs.github.com/rest/pulls/pulls#update-a-pull-request-branch: 202, and an answer may be lost.
  it.each([
    ['only its response was lost', 'lost', undefined],
    ['GitHub refuses it', 'invalid', 'refused'],
    ['something between the browser and GitHub answers with a web page', 'html', 'incomplete'],
    ['the answer is not about the update', 'shape', 'incomplete'],
  ])('knows whether an update was made when %s', async (_when, name, kind) => {
    await github.others('main', {'pages/new.mdx': 'New\n'});
    fault(name, 'update-branch');
    const error: unknown = await requestBranchUpdate(staff, sent.number, sent.commit).catch(
      (reason: unknown) => reason,
    );
    expect(error).toEqual(kind && expect.objectContaining({kind}));
    expect(github.emulator.repository.head(sent.branch) === sent.commit).toBe(kind !== undefined);
  });

  it('reports that somebody else has changed a proposal that is updated', async () => {
    await github.others('main', {'pages/new.mdx': 'New\n'});
    await github.others(sent.branch, {[HISTORY]: 'Theirs\n'});
    await fails(() => requestBranchUpdate(staff, sent.number, sent.commit), 'newer');
    expect(await github.text(sent.branch, HOME)).toBe(sampleChange(main).files.get(HOME));
  });

  it('reports that a proposal is newer when somebody else has updated it first', async () => {
    await github.others('main', {'pages/new.mdx': 'New\n'});
    await requestBranchUpdate(reviewer, sent.number, sent.commit);
    await fails(() => requestBranchUpdate(staff, sent.number, sent.commit), 'newer');
  });

  // https://docs.github.com/rest/guides/using-the-rest-api-to-interact-with-your-git-database#checking-mergeability-of-pull-requests
  it('does not call a proposal publishable while GitHub is still computing that', async () => {
    set({isWorkingOut: true});
    agree();
    expect((await follow()).missing).toEqual(['unknown']);
  });

  // https://docs.github.com/repositories/configuring-branches-and-merges-in-your-repository/configuring-pull-request-merges/managing-the-automatic-deletion-of-branches
  it('adds nothing to a branch that stays after publishing', async () => {
    set({keepsBranches: true});
    agree();
    await go();
    await fails(() => sendProposal(staff, later()), 'published');
    expect(github.emulator.repository.head(sent.branch)).toBe(sent.commit);
  });

  // https://docs.github.com/graphql/reference/mutations#createcommitonbranch: GitHub signs what it commits itself.
  it('sends signed commits, which can be published where signatures are required', async () => {
    set({requiresSignatures: true});
    await sendProposal(staff, later());
    agree();
    await go();
    expect(await github.text('main', HOME)).toBe('later\n');
  });

  // https://docs.github.com/authentication/managing-commit-signature-verification/about-commit-signature-verification
  it('reports that a merge commit is not signed', async () => {
    await sendProposal(staff, await joinedChange());
    set({requiresSignatures: true});
    agree();
    await fails(go, 'unsigned', {url: sent.url});
  });
});

describe('Reviews and comments on GitHub', () => {
  // https://github.com/flutter/flutter/issues/101012: "the author association for reviewer is shown as CONTRIBUTOR".
  it('counts an approval by its author’s permission, even if the membership is hidden', async () => {
    set({hidesMembers: true});
    agree();
    expect(await follow()).toMatchObject({stage: 'approved', missing: []});
  });

  // https://github.com/openwisp/openwisp-utils/issues/732; OpenAPI: author_association of a comment is optional.
  it('shows comments of a private member, whose permission it requests once, but not of a stranger', async () => {
    set({hidesMembers: true});
    const {pulls} = github.emulator;
    for (const by of ['colleague', 'colleague', 'stranger', 'visitor']) pulls.say(pull, {by, body: `By ${by}`});
    const asked = await askedFor('permission', async () => {
      expect(await words()).toEqual(['By colleague', 'By colleague']);
      await words();
    });
    expect(asked).toHaveLength(3);
  });

  // https://github.com/gominimal/minimal/issues/1338: association is "a visibility signal, not a permission one".
  it('counts everybody as a member in a private repository', async () => {
    set({hidesMembers: true, isPrivate: true});
    github.emulator.pulls.say(pull, {by: 'guest', body: 'Inside'});
    const asked = await askedFor('permission', async () => expect(await words(github.connect())).toEqual(['Inside']));
    expect(asked).toEqual([]);
  });

  // https://docs.github.com/rest/collaborators/collaborators#get-repository-permissions-for-a-user
  it('hides only comments whose author’s permission it may not request', async () => {
    set({hidesMembers: true});
    github.emulator.pulls.say(pull, {by: 'colleague', body: 'Hidden'});
    fault('forbidden', '/permission');
    agree();
    expect(await follow()).toMatchObject({stage: 'approved', conversation: {threads: []}});
  });

  // https://docs.github.com/account-and-profile/concepts/personal-account-management#deletion-of-your-personal-account
  it('shows comments of deleted accounts without a name', async () => {
    set({isPrivate: true});
    github.emulator.pulls.say(pull, {by: '', body: 'Long ago'});
    expect((await conversationOf(staff, sent.number)).threads).toMatchObject([{by: '', words: 'Long ago'}]);
  });

  // https://github.com/namanshergill/diohub/issues/18: 422 "User can only have one pending review per pull request".
  it('reports a pending review on GitHub before sending anything, with its page', async () => {
    github.emulator.pulls.review(pull, {state: 'PENDING', by: 'colleague'});
    const asked = await askedFor('POST /repos', () =>
      fails(() => submitReview(reviewer, sent.number, review()), 'pendingReview', {url: sent.url}),
    );
    expect(asked).toEqual([]);
    await submitReview(staff, sent.number, review());
  });

  // https://github.com/github/app/issues/3371: the same for answers, in other words.
  it('reports a pending review when a reply is sent', async () => {
    const {id} = github.emulator.pulls.comment(pull, {path: HOME, line: 6, body: 'Haul?'});
    github.emulator.pulls.review(pull, {state: 'PENDING', by: 'colleague'});
    await fails(() => replyToComment(reviewer, sent.number, id, {key: newDraftKey(), words: 'Yes.'}), 'pendingReview');
  });

  // https://docs.github.com/graphql/overview/breaking-changes: databaseId "does not support 64-bit".
  it('resolves a thread, whose id is above 2³¹, for everybody, and reopens it', async () => {
    const {id} = github.emulator.pulls.comment(pull, {path: HOME, line: 6, body: 'Haul?'});
    expect(id).toBeGreaterThan(2 ** 31);
    const threads = async (connection = reviewer) => (await conversationOf(connection, sent.number)).threads;
    const [{thread = ''} = {}] = await threads();
    const visitor = github.connect(github.tokens.visitor);
    await fails(() => resolveThread(visitor, thread, true), 'forbidden');
    expect(await threads()).toMatchObject([{isResolved: false}]);
    await resolveThread(reviewer, thread, true);
    expect(await threads(visitor)).toMatchObject([{isResolved: true}]);
    await resolveThread(reviewer, thread, false);
    expect(await threads()).toMatchObject([{isResolved: false}]);
  });

  it('shows a conversation in the order of time, each reply with its comment, and keeps what bots say apart', async () => {
    const {pulls} = github.emulator;
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 9, minute));
    pulls.review(pull, {state: 'CHANGES_REQUESTED', body: 'Third.', at: at(3)});
    pulls.review(pull, {state: 'COMMENTED', body: '', at: at(4)});
    const {id} = pulls.comment(pull, {path: HOME, line: 6, body: 'First.', at: at(1)});
    pulls.comment(pull, {path: HOME, line: 6, body: 'A reply.', at: at(5), answers: id});
    Object.assign(pulls.say(pull, {by: 'colleague', body: 'Second.'}), {at: at(2)});
    pulls.say(pull, {by: 'host[bot]', body: 'Built.', association: 'NONE'});
    const {threads, botComments} = await conversationOf(reviewer, sent.number);
    expect(threads.map(({words, answers}) => [words, answers.map((reply) => reply.words)])).toEqual([
      ['First.', ['A reply.']],
      ['Second.', []],
      ['Third.', []],
    ]);
    expect(botComments).toEqual(['Built.']);
  });

  it('shows for each of more than a hundred comments whether it is resolved', async () => {
    const bodies = Array.from({length: 205}, (_, index) => `Comment ${index}`);
    for (const body of bodies) github.emulator.pulls.comment(pull, {path: HOME, line: 6, body});
    expect((await follow()).conversation?.threads.map(({words: message, isResolved}) => [message, isResolved])).toEqual(
      bodies.map((body) => [body, false]),
    );
  });

  it('names whose review was requested, until they have reviewed', async () => {
    set({reviewers: ['second-reviewer', 'reviewer'], teams: ['Content']});
    expect((await follow()).sentence).toBe('Waiting for a review by second-reviewer or reviewer or Content.');
    github.emulator.pulls.review(pull, {state: 'COMMENTED'});
    expect((await follow()).sentence).toBe('Waiting for a review by second-reviewer or Content.');
  });

  // https://github.com/mui/mui-public/issues/1692: members are distinguished by their permission.
  it('shows the last comment on a closed proposal even of a private member', async () => {
    set({hidesMembers: true});
    github.emulator.pulls.say(pull, {by: 'colleague', body: 'Not this year.'});
    github.emulator.pulls.say(pull, {by: 'stranger', body: 'Buy pills', association: 'NONE'});
    github.emulator.pulls.close(pull);
    const own = (await closedProposalsOf(staff, 'staff')).find(({number}) => number === sent.number);
    expect(own?.last).toEqual({by: 'colleague', words: 'Not this year.'});
  });
});

describe('Sending on GitHub', () => {
  // https://github.com/DataDog/datadog-agent/issues/49532; https://github.com/vercel/next.js/pull/94596
  it('sends a draft from before a change of workflows on top of the current website', async () => {
    const newer = await github.others('main', {'pages/_site.yml': 'name: Later\n'});
    set({workflowsSince: newer});
    const {commit} = await sendProposal(staff, sampleChange(main));
    expect(parentsOf(commit)).toEqual([newer]);
  });

  // https://github.com/planetscale/ghcommit/pull/153: STALE_DATA, "Expected branch to point to … but it did not."
  it('reports busy when a branch moves at that moment, and the next try continues from there', async () => {
    const {fetch} = globalThis;
    let isFirst = true;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
      if (isFirst && typeof options?.body === 'string' && options.body.includes('createCommitOnBranch')) {
        isFirst = false;
        await github.others(sent.branch, {'pages/_site.yml': 'name: Faster\n'});
      }
      return fetch(address, options);
    });
    await fails(() => sendProposal(staff, later()), 'busy');
    await sendProposal(staff, later());
    expect(await github.text(sent.branch, 'pages/_site.yml')).toBe('name: Faster\n');
    expect(await github.text(sent.branch, HOME)).toBe('later\n');
  });

  // https://github.com/renovatebot/renovate/issues/2032: 422 "body is too long (maximum is 65536 characters)".
  it('truncates a description that is too long after a complete line, and keeps the link to the review', async () => {
    const line = 'One line of a long report.\n';
    const review = 'https://site.example/edit';
    const {number, branch} = await sendProposal(staff, {...sampleChange(main), body: line.repeat(4000), review});
    const {body} = github.emulator.pulls.get(number);
    expect(body.length).toBeLessThanOrEqual(LONGEST);
    const [kept = '', rest] = body.split('\n\n');
    expect(`${kept}\n`).toBe(line.repeat((kept.length + 1) / line.length));
    expect(rest).toBe('Open the review to see the rest.');
    expect(body.endsWith(`](${review}?branch=${encodeURIComponent(branch)})`)).toBe(true);
  });

  // The same, for a description that grows with every update.
  it('updates a proposal even if its description grows too long', async () => {
    const first = await sendProposal(staff, later({body: 'More.\n'.repeat(10_000)}));
    const base = {name: first.branch, commit: first.commit};
    await sendProposal(staff, later({base, body: 'Again.\n'.repeat(10_000), files: new Map([[HOME, 'again\n']])}));
    expect(await github.text(sent.branch, HOME)).toBe('again\n');
    expect(pull.body.length).toBeLessThanOrEqual(LONGEST);
  });

  // https://docs.github.com/rest/pulls/pulls#update-a-pull-request: 422 for whatever else it does not take.
  it('does not fail when only the description is refused', async () => {
    fault('invalid', 'PATCH');
    expect(await sendProposal(staff, later())).toMatchObject({number: sent.number});
    expect(await github.text(sent.branch, HOME)).toBe('later\n');
  });

  // https://github.com/gr2m/octokit-plugin-create-pull-request/issues/133: "a low secondary rate limit for creating blobs".
  it('sends a hundred files in one request', async () => {
    const asked = await askedFor('POST', () => sendProposal(staff, {...sampleChange(main), files: photos(100)}));
    expect(asked).toEqual(['POST /repos/local/website/git/refs', 'POST /graphql', 'POST /repos/local/website/pulls']);
  });

  // https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#pause-between-mutative-requests
  it('sends merged texts without separate blobs, and photos once, slowly beyond fifty', async () => {
    const slow = jest.spyOn(globalThis, 'setTimeout').mockImplementation((done) => {
      done();
      return 0 as never;
    });
    const change = await joinedChange(new Map([...photos(52), [HOME, 'both\n']]));
    fault('error', 'git/trees');
    const first = await askedFor('git/blobs', () => fails(() => sendProposal(staff, change), 'broken'));
    expect(first.filter((item) => item.startsWith('POST'))).toHaveLength(52);
    expect(slow.mock.calls.filter(([, time]) => time === SECOND_MS)).toHaveLength(2);
    expect(await askedFor('POST /repos/local/website/git/blobs', () => sendProposal(staff, change))).toEqual([]);
    expect(await github.text(sent.branch, HOME)).toBe('both\n');
  });

  // https://github.com/github/docs/issues/27985: addresses of accounts since 2017 begin with their number.
  it('names co-authors with the e-mail address that GitHub links to their account', async () => {
    const {commit} = await sendProposal(staff, later({helpers: ['colleague', 'nobody']}));
    const message = github.emulator.repository.commitAt(commit)?.message;
    expect(message).toContain('Co-authored-by: colleague <3100000002+colleague@users.noreply.github.com>');
    expect(message).toContain('Co-authored-by: nobody <nobody@users.noreply.github.com>');
  });

  // https://github.com/VirtusLab/git-machete/issues/1211; https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#follow-redirects
  it('updates proposals after the repository was renamed and moved', async () => {
    set({name: 'company/site'});
    const moved = github.connect();
    expect((await openProposals(moved)).map(({number}) => number)).toContain(sent.number);
    expect(await sendProposal(moved, later())).toMatchObject({number: sent.number});
    expect(await github.text(sent.branch, HOME)).toBe('later\n');
  });

  // https://docs.github.com/rest/pulls/pulls#list-pull-requests: a hundred a page at most, of every base.
  it('lists more than a hundred open proposals, and none for another branch', async () => {
    const {repository, pulls} = github.emulator;
    await repository.move('redesign', main.commit);
    const ask = {title: 'a', body: '', by: 'staff'};
    const other = pulls.open({...ask, head: sent.branch, base: 'redesign'});
    const before = (await openProposals(staff)).length;
    for (let count = 0; count < 101; count += 1) {
      await repository.move(`edit/many-${count}`, sent.commit);
      pulls.open({...ask, head: `edit/many-${count}`, base: 'main'});
    }
    const listed = (await openProposals(staff)).map(({number}) => number);
    expect(listed).toHaveLength(before + 101);
    expect(listed).not.toContain(other.number);
    for (const item of pulls.list()) if (item.head.startsWith('edit/many-')) pulls.close(item);
  });

  // https://docs.github.com/rest/commits/commits#compare-two-commits: "up to 300 changed files".
  it('reports a proposal with too many files as too large instead of comparing a part', async () => {
    await sendProposal(staff, later({files: photos(301)}));
    await fails(() => loadBranchUpdate(staff, sent.branch), 'tooMany');
  });

  // The same page: "The API returns up to 250 commits", without paging.
  it('reports a proposal with too many commits as too large', async () => {
    await sendProposal(staff, later());
    set({mostCommits: 1});
    await fails(() => loadBranchUpdate(staff, sent.branch), 'tooMany');
  });
});

describe('Signing in on GitHub', () => {
  // https://docs.github.com/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens: an owner may have to approve it first.
  it('reports at sign-in that a token may not write although the person may', () =>
    fails(() => canWrite(github.connect(github.tokens.narrow)), 'narrowToken'));

  // https://docs.github.com/rest/git/blobs#create-a-blob: belongs to nothing until a tree names it.
  it('tests write access without changing the repository', async () => {
    const before = JSON.stringify(github.emulator.repository.branches(''));
    const asked = await askedFor('POST', async () => expect(await canWrite(staff)).toBe(true));
    expect(asked).toEqual(['POST /repos/local/website/git/blobs']);
    expect(JSON.stringify(github.emulator.repository.branches(''))).toBe(before);
  });

  // https://docs.github.com/organizations/managing-user-access-to-your-organizations-repositories/managing-repository-roles/repository-roles-for-an-organization
  it('reports read-only access without a test', async () => {
    const asked = await askedFor('POST', async () =>
      expect(await canWrite(github.connect(github.tokens.visitor))).toBe(false),
    );
    expect(asked).toEqual([]);
  });

  // https://docs.github.com/repositories/archiving-a-github-repository/archiving-repositories
  it('reports an archived repository at sign-in', () => {
    set({isArchived: true});
    return fails(() => canWrite(staff), 'archived');
  });

  // https://docs.github.com/rest/authentication/authenticating-to-the-rest-api: X-GitHub-SSO with the address of the sign-in.
  it('reports single sign-on of an organisation with its page, and never another page', async () => {
    const elsewhere = {...staff, service: {...github.service, web: 'https://github.com'}};
    fault('sso', 'pulls', 2);
    await fails(() => openProposals(elsewhere), 'sso', {
      url: expect.stringMatching(/^https:\/\/github\.com\/orgs\//) as string,
    });
    await fails(() => openProposals(staff), 'forbidden');
  });
});

describe('GraphQL on GitHub', () => {
  const date = expect.any(Date) as Date;
  it.each<[fault: string, kind: GitHubErrorKind, details: object]>([
    // https://docs.github.com/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api: "the response status will still be 200".
    ['graphql-limit', 'limit', {date}],
    // The same page: secondary limits come with 200 or 403 and retry-after.
    ['graphql-pause', 'pause', {date}],
    // The same page: "partial results along with an error".
    ['graphql-part', 'broken', {}],
    // https://github.com/jasperapp/jasper/issues/187: FORBIDDEN with extensions.saml_failure, and status 200.
    ['graphql-sso', 'sso', {}],
    // https://docs.github.com/graphql/guides/forming-calls-with-graphql: errors without a type.
    ['graphql-fault', 'broken', {}],
  ])('reports %s as %s', async (name, kind, details) => {
    fault(name, '/graphql');
    await fails(() => proposalSummaries(staff), kind, details);
  });

  // https://docs.github.com/apps/creating-github-apps/registering-a-github-app/choosing-permissions-for-a-github-app
  it('reads everything else when a token may not read something', async () => {
    fault('graphql-forbidden', '/graphql', 2);
    github.emulator.pulls.comment(pull, {path: HOME, line: 6, body: 'Haul?'});
    expect(await proposalSummaries(staff)).toEqual([]);
    const {threads} = await conversationOf(staff, sent.number);
    expect(threads).toMatchObject([{words: 'Haul?', isOnFile: true}]);
    expect(threads[0]).not.toHaveProperty('thread');
  });

  // https://docs.github.com/graphql/reference/queries#repository: it may be null, and nothing says why.
  it('reports a hidden repository', () => {
    fault('graphql-null', '/graphql');
    return fails(() => publishedProposals(staff), 'notFound');
  });

  // https://docs.github.com/graphql/reference/objects#repository: ref may be null.
  it('returns no history for a missing branch', async () => {
    const elsewhere = {...staff, service: {...github.service, branch: 'gone'}};
    expect(await publishedVersions(elsewhere, [HOME])).toEqual({versions: []});
  });

  // https://docs.github.com/graphql/reference/objects#pullrequest: mergeCommit and the commit behind it may be gone.
  it('reports a version that GitHub has deleted', () => {
    const version = {commit: 'f'.repeat(40), day: new Date(0), title: '', by: '', agreed: [], proposal: 1, gone: []};
    return fails(() => changesOfProposal(staff, version), 'notFound');
  });
});

const run = (name: string, conclusion: CheckRun['conclusion']): CheckRun => ({name, status: 'completed', conclusion});
describe('Checks on GitHub', () => {
  // https://docs.github.com/pull-requests/collaborating-with-pull-requests/collaborating-on-repositories-with-code-quality-features/troubleshooting-required-status-checks
  // "Successful, skipped, or neutral" pass.
  it.each([
    ['cancelled', 'failed'],
    ['stale', 'failed'],
    ['neutral', 'waiting'],
    ['skipped', 'waiting'],
  ] as const)('makes a proposal with a check that is %s %s', async (conclusion, stage) => {
    pull.runs = [run('lint', conclusion)];
    expect(await follow()).toMatchObject({stage});
  });

  it('stop an approved proposal only when the rules require them', async () => {
    agree();
    pull.check = 'failure';
    expect(await follow()).toMatchObject({stage: 'approved', missing: []});
    set({requiresChecks: true});
    expect(await follow()).toMatchObject({stage: 'failed', missing: ['failed']});
  });

  // https://docs.github.com/rest/checks/runs#list-check-runs-for-a-git-reference: thirty a page, a hundred at most.
  it('reads the second page of checks', async () => {
    pull.runs = [...Array.from({length: 101}, (_, index) => run(`part ${index}`, 'success')), run('end', 'failure')];
    expect(await follow()).toMatchObject({stage: 'failed'});
  });

  // https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#do-not-ignore-errors
  it('requests checks once that a token may not read', async () => {
    set({showsChecks: false});
    const asked = await askedFor('/commits/', async () => {
      await follow();
      await follow();
    });
    expect(asked).toHaveLength(2);
  });

  // https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#use-conditional-requests-if-appropriate
  it('receives 304 for unchanged responses', async () => {
    const headers = {Authorization: `Bearer ${github.tokens.staff}`};
    const address = `${github.service.api}/repos/local/website/pulls/${sent.number}`;
    const {headers: first} = await askedAt(address, headers);
    const again = await askedAt(address, {...headers, 'If-None-Match': first.etag ?? ''});
    expect([again.status, again.message]).toEqual([304, '']);
  });
});
