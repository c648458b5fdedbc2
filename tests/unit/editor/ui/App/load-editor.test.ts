import {changeFiles, newDraft} from '../../../../../src/cms/edit';
import {DraftRecords} from '../../../../../src/editor/state/draft-records';
import type {StoredDraft} from '../../../../../src/editor/state/draft-state';
import type {EditorFacts} from '../../../../../src/editor/state/editor-facts';
import {DraftTab} from '../../../../../src/editor/state/draft-tab';
import {sendProposal, type Branch, type SentProposal} from '../../../../../src/editor/github';
import {messages} from '../../../../../src/editor/messages';
import {loadEditor} from '../../../../../src/editor/ui/App/load-editor';
import {openDraft} from '../../../../../src/editor/ui/device/drafts';
import {HISTORY, HOME, sampleChange, withGithub, type TestGithub} from '../../emulator';
import {Browser, MemoryStore} from '../../tabs';

jest.mock('../../../../../src/editor/ui/device/drafts', () => ({openDraft: jest.fn()}));

let github: TestGithub;
let main: Branch;
let linked: SentProposal;
withGithub((started) => ({github, main} = started));
beforeAll(async () => {
  linked = await sendProposal(github.connect(), sampleChange(main));
});

const unchanged = () => newDraft(main.commit);
const changed = (file: string) => changeFiles(unchanged(), [{file, before: 'Before', now: 'After'}]);

/** Loads the editor at the link to a proposal, on a device that has a draft of the website. */
async function openLink(stored: Pick<StoredDraft, 'draft' | 'waiting'>, search = `?proposal=${linked.number}`) {
  const {environment} = new Browser().newTab();
  const records = new DraftRecords(new MemoryStore(), 'website staff');
  await records.save({branch: 'main', key: 'a key', at: new Date(), ...stored});
  jest.mocked(openDraft).mockResolvedValue({tab: await DraftTab.open('website staff', environment), records});
  const location = {search};
  Object.defineProperty(globalThis, 'window', {value: {location}, configurable: true});
  return loadEditor({} as EditorFacts, github.service, github.tokens.staff);
}

it.each([
  ['changes', () => ({draft: changed(HOME)})],
  ['changes that wait for a choice', () => ({draft: unchanged(), waiting: [changed(HISTORY)]})],
])('A link to a proposal keeps an unsent draft with %s, and says that it must be sent first', async (_which, draft) => {
  const stored = draft();
  const {base, kept, reviewed, notice} = await openLink(stored);
  expect([base.name, reviewed?.number, notice]).toEqual(['main', linked.number, messages.draft.otherFirst]);
  expect(kept).toMatchObject(stored);
});

it('A link to a proposal opens it for more changes when nothing is unsent', async () => {
  const {base, kept, notice} = await openLink({draft: unchanged()});
  expect([base.name, kept?.sent, notice]).toEqual([linked.branch, linked, undefined]);
});

it('A link to a proposal that is not open says what became of it', async () => {
  const {ended} = messages.draft;
  const noticeAt = async (search: string) => (await openLink({draft: unchanged()}, search)).notice;
  expect(await noticeAt('?proposal=9999')).toBe(ended.unknown);
  expect(await noticeAt('?proposal=../x')).toBe(ended.unknown);
  expect(await noticeAt('?branch=edit/none')).toBe(ended.unknown);
  const pull = github.emulator.pulls.get(linked.number);
  github.emulator.pulls.close(pull);
  expect(await noticeAt(`?proposal=${linked.number}`)).toBe(ended.withdrawn);
  expect(await noticeAt(`?branch=${linked.branch}`)).toBe(ended.withdrawn);
  const second = await sendProposal(github.connect(), sampleChange(main));
  await github.emulator.pulls.publish(github.emulator.pulls.get(second.number));
  expect(await noticeAt(`?proposal=${second.number}`)).toBe(ended.published);
});
