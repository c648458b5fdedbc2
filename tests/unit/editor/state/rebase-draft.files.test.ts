/** Moving the changes of a draft onto pages that others have changed: removals, photos, and hashes of their bytes. */
import {applyEditToDraft, changedFiles, changeFiles, newDraft, type Choice, type Draft} from '../../../../src/cms/edit';
import {gitHashOf, loadBranch, type Branch, type Connection} from '../../../../src/editor/github';
import {changesOfDraft} from '../../../../src/editor/state/draft-changes';
import {mergeChanges} from '../../../../src/editor/state/rebase-draft';
import {PLACEHOLDER_BYTES} from '../../../../src/editor/state/later-changes';
import {siteDefinition} from '../../../../src/site/site-definition';
import {HISTORY, HOME, type TestGithub, withGithub} from '../emulator';

const PHOTO = 'static/img/yard.jpg';
const [OURS, THEIRS] = [Uint8Array.of(0xff, 0xd8, 0xff, 1), Uint8Array.of(0xff, 0xd8, 0xff, 2)];

let github: TestGithub;
let connection: Connection;
let main: Branch;
withGithub((started) => ({github, staff: connection, main} = started));

/** Moves a draft onto the current website, as the editor does. */
async function rebased(draft: Draft, answers: ReadonlyMap<string, Choice> = new Map(), as = connection) {
  const base = await loadBranch(connection);
  const {writes, open} = mergeChanges(await changesOfDraft(as, draft), base, answers);
  return {draft: changeFiles(newDraft(base.commit), writes), open};
}

const removal = () => changeFiles(newDraft(main.commit), [{file: HISTORY, before: main.texts.get(HISTORY)}]);
const withPhoto = (now = OURS, before: Uint8Array | undefined = PLACEHOLDER_BYTES) =>
  changeFiles(newDraft(main.commit), [{file: PHOTO, before, now}]);

describe('A page that the draft removes', () => {
  it('stays removed after others have changed another page', async () => {
    await github.others('main', {'pages/_site.yml': 'name: Later\n'});
    const {draft, open} = await rebased(removal());
    expect(open).toEqual([]);
    expect([...changedFiles(draft)].map(([file, {now}]) => [file, now])).toEqual([[HISTORY, undefined]]);
  });

  it('needs no removal when others have removed it as well', async () => {
    await github.others('main', {[HISTORY]: null});
    const {draft, open} = await rebased(removal());
    expect(open).toEqual([]);
    expect(changedFiles(draft).size).toBe(0);
  });
});

describe('A photo that the draft replaces', () => {
  it('is not asked about, and no longer a change, when the website has exactly this photo', async () => {
    await github.others('main', {[PHOTO]: OURS});
    for (const before of [PLACEHOLDER_BYTES, undefined]) {
      const {draft, open} = await rebased(withPhoto(OURS, before));
      expect(open).toEqual([]);
      expect(changedFiles(draft).size).toBe(0);
    }
  });

  it('replaces a colleague’s photo only after a question', async () => {
    await github.others('main', {[PHOTO]: THEIRS});
    expect((await rebased(withPhoto())).open).toMatchObject([{file: PHOTO, kind: 'bytes'}]);
  });

  it('replaces a colleague’s photo only after a question even if the request for the earlier one fails', async () => {
    await github.others('main', {[PHOTO]: THEIRS});
    github.emulator.faults.add({fault: 'error', on: `GET /repos/local/website/git/trees/${main.commit}`, times: 9});
    expect((await rebased(withPhoto(), new Map(), github.connect())).open).toMatchObject([{file: PHOTO}]);
  });

  it('replaces the photo without a question when nobody else has changed it', async () => {
    await github.others('main', {'pages/_site.yml': 'name: Later\n'});
    const {draft, open} = await rebased(withPhoto());
    expect(open).toEqual([]);
    expect(changedFiles(draft).get(PHOTO)?.now).toBe(OURS);
  });

  it('is compared by its bytes when it was replaced twice', async () => {
    await github.others('main', {[PHOTO]: THEIRS});
    const {draft, open} = await rebased(withPhoto(OURS, THEIRS));
    expect(open).toEqual([]);
    expect(changedFiles(draft).get(PHOTO)?.now).toBe(OURS);
    await expect(gitHashOf(OURS)).resolves.toMatch(/^[0-9a-f]{40}$/);
  });
});

it('A draft of texts is moved without a request', async () => {
  const before = main.texts.get(HOME);
  const edit = {kind: 'set', path: ['heading'], value: 'Ours'} as const;
  const draft = applyEditToDraft(siteDefinition, newDraft(main.commit), HOME, edit, before);
  const {length} = github.emulator.asked;
  expect(await changesOfDraft(github.connect(), draft)).toMatchObject([{file: HOME, before}]);
  expect(github.emulator.asked).toHaveLength(length);
});
