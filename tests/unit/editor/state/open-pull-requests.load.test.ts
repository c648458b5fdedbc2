import {openProposals, sendProposal, type Branch, type SentProposal} from '../../../../src/editor/github';
import {openPullRequestsOf, type ChangesByCommit} from '../../../../src/editor/state/open-pull-requests';
import {HISTORY, HOME, sampleChange, type TestGithub, urlOf, withGithub} from '../emulator';

const PHOTO = 'static/img/new.png';

let github: TestGithub;
let main: Branch;
let withText: SentProposal;
let withPhoto: SentProposal;
withGithub((started) => ({github, main} = started));
beforeEach(async () => {
  await github.reset();
  withText = await sendProposal(github.connect(), sampleChange(main));
  const photo = {...sampleChange(main), files: new Map([[PHOTO, Uint8Array.of(1)]])};
  withPhoto = await sendProposal(github.connect(github.tokens.colleague), photo);
});
afterEach(() => jest.restoreAllMocks());

const loadAll = async (known: ChangesByCommit = new Map()) => {
  const connection = github.connect();
  return openPullRequestsOf(connection, await openProposals(connection), 'staff', known);
};

it('The changes of every open proposal are known, and whose they are; those of photos need not be loaded', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const all = await loadAll();
  const seen = all.map(({proposal, isOwn, pages}) => [proposal.number, isOwn, pages.map(({file}) => file).sort()]);
  expect(seen.sort()).toEqual([
    [withText.number, true, [HISTORY, HOME]],
    [withPhoto.number, false, []],
  ]);
  expect(fetched.mock.calls.filter(([address]) => urlOf(address).includes(withPhoto.commit))).toEqual([]);
});

it('Proposals that have not changed are not requested again', async () => {
  const known: ChangesByCommit = new Map();
  const first = await loadAll(known);
  const connection = github.connect();
  const proposals = await openProposals(connection);
  const fetched = jest.spyOn(globalThis, 'fetch');
  expect(await openPullRequestsOf(connection, proposals, 'colleague', known)).toEqual(
    first.map((item) => ({...item, isOwn: !item.isOwn})),
  );
  expect(fetched).not.toHaveBeenCalled();
});

it('A proposal is loaded when GitHub does not say which files it changes', async () => {
  const {fetch} = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...sent) => {
    const answer = await fetch(...sent);
    const {status, headers} = answer;
    if (!urlOf(sent[0]).endsWith('/graphql')) return answer;
    return new Response((await answer.text()).replace(/"files":\{"nodes":\[[^\]]*\]\}/g, '"files":null'), {
      status,
      headers,
    });
  });
  const [own] = (await loadAll()).filter(({isOwn}) => isOwn);
  expect(own?.pages).toHaveLength(2);
});

it('A proposal that ends while it is loaded is left out', async () => {
  const connection = github.connect();
  const proposals = await openProposals(connection);
  github.emulator.faults.add({fault: 'not-found', on: withText.commit, times: 9});
  const all = await openPullRequestsOf(connection, proposals, 'staff', new Map());
  expect(all.map(({proposal}) => proposal.number)).toEqual([withPhoto.number]);
});
