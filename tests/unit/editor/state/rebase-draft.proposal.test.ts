import {loadBranchUpdate, loadProgress, loadBranch, newDraftKey, sendProposal} from '../../../../src/editor/github';
import type {ProposedChange, Connection, SentProposal} from '../../../../src/editor/github';
import type {Choice} from '../../../../src/cms/edit';
import {mergeChanges} from '../../../../src/editor/state/rebase-draft';
import {conflictKey} from '../../../../src/editor/state/draft-conflicts';
import {changesBetween} from '../../../../src/editor/state/draft-changes';
import {type TestGithub, withGithub} from '../emulator';

const CLIENTS = 'pages/about/clients.mdx';
const YARD = 'pages/yard.mdx';
const WORKS = 'pages/works.mdx';
const PHOTO = 'static/img/yard.jpg';
type Content = string | Uint8Array | null;
type Files = Record<string, Content>;

const clients = (name = 'Delta', logo = 'delta') =>
  `---\ntitle: Clients\nclients:\n  - {name: Alpha, logo: /img/a.svg}\n  - {name: ${name}, logo: /img/${logo}.svg}\n---\n`;
const yard = (blocks: readonly string[], top = '', end = '\n') =>
  ['---', 'title: Yard', 'heading: The yard', ...(top ? [top] : []), '---', '', blocks.join(end + end), ''].join(end);
const BLOCKS = ['One of all.', 'Two of all.', 'Three of all.', 'Four of all.'];
const [THEIRS, OURS] = ['These are their words.', 'These are our words.'];
const MOVED = 'formerly: [/yard]';

/**
 * The changes that others published, those of the proposal, and the merged result if every choice is the proposal's.
 */
interface Case {
  what: string;
  theirs: Files;
  ours: Files;
  mine: Files;
  asks?: number;
}

/** One file that both have changed, at separate places. */
const mergeCase = (what: string, file: string, theirs: Content, ours: Content, mine: Content): Case => ({
  what,
  theirs: {[file]: theirs},
  ours: {[file]: ours},
  mine: {[file]: mine},
});
/** One file that both have changed at the same place. */
const conflictCase = (what: string, file: string, theirs: Content, ours: Content): Case => ({
  ...mergeCase(what, file, theirs, ours, ours),
  asks: 1,
});

const changed = (text: string, end = '\n') => yard(BLOCKS.with(1, text), '', end);
const BELOW = BLOCKS.with(2, OURS);

const CASES: Case[] = [
  conflictCase('the name of an entry', CLIENTS, clients('Theirs'), clients('Ours')),
  mergeCase('two fields on one line', CLIENTS, clients('Theirs'), clients('Delta', 'ours'), clients('Theirs', 'ours')),
  conflictCase('a paragraph that one removes', YARD, yard(BLOCKS.slice(0, -1)), yard(BLOCKS.with(3, OURS))),
  mergeCase('a paragraph and the one below it', YARD, changed(THEIRS), yard(BELOW), yard(BELOW.with(1, THEIRS))),
  conflictCase('a photo', PHOTO, Uint8Array.of(7, 0, 7), Uint8Array.of(8, 0, 8)),
  conflictCase('a photo that one removes and the other replaces', PHOTO, Uint8Array.of(7, 0, 7), null),
  {
    what: 'a page that the proposal has moved, and the website has changed',
    theirs: {[YARD]: yard(BLOCKS.with(1, THEIRS))},
    ours: {[YARD]: null, [WORKS]: yard(BLOCKS, MOVED)},
    mine: {[YARD]: null, [WORKS]: yard(BLOCKS.with(1, THEIRS), MOVED)},
  },
  {
    what: 'a page that the website has moved, and the proposal has changed',
    theirs: {[YARD]: null, [WORKS]: yard(BLOCKS, MOVED)},
    ours: {[YARD]: yard(BLOCKS.with(1, OURS))},
    mine: {[YARD]: null, [WORKS]: yard(BLOCKS.with(1, OURS), MOVED)},
  },
  {
    what: 'the heading of a page that the proposal has moved',
    theirs: {[YARD]: yard(BLOCKS).replace('The yard', 'Their yard')},
    ours: {[YARD]: null, [WORKS]: yard(BLOCKS, MOVED).replace('The yard', 'Our works')},
    mine: {[YARD]: null, [WORKS]: yard(BLOCKS, MOVED).replace('The yard', 'Our works')},
    asks: 1,
  },
  mergeCase('line ends of one, and words', YARD, yard(BLOCKS, '', '\r\n'), changed(OURS), changed(OURS, '\r\n')),
];

let github: TestGithub;
let staff: Connection;
const start: Record<string, string | Uint8Array> = {
  [CLIENTS]: clients(),
  [YARD]: yard(BLOCKS),
  [PHOTO]: Uint8Array.of(1, 0, 1),
  'pages/_site.yml': 'name: Ferrowell\n',
};
withGithub((started) => ({github, staff} = started), start);

async function propose(files: Files): Promise<SentProposal> {
  const {name, commit} = await loadBranch(staff);
  const base = {name, commit};
  return sendProposal(staff, {key: newDraftKey(), base, files: new Map(Object.entries(files)), title: 'A', body: 'A'});
}

/** Publishes outside the editor, as somebody else. */
const publishAsOther = (files: Files) => github.others('main', files);

/** Merges both with one choice for every conflict. @returns the change to send, and the number of conflicts */
async function merged(sent: SentProposal, choice: Choice): Promise<{change: ProposedChange; asked: number}> {
  const {main, head, before, after} = await loadBranchUpdate(staff, sent.branch);
  const changes = await changesBetween(staff, before, after);
  const {open} = mergeChanges(changes, main, new Map());
  const {writes, open: left} = mergeChanges(changes, main, new Map(open.map((item) => [conflictKey(item), choice])));
  expect(left).toEqual([]);
  const files = new Map(writes.filter(({before, now}) => before !== now).map(({file, now}) => [file, now ?? null]));
  const base = {name: main.name, commit: main.commit};
  const onto = {branch: sent.branch, commit: head};
  return {change: {key: newDraftKey(), base, onto, files, title: 'Both', body: 'Both.'}, asked: open.length};
}

/** Returns the content of all files of a commit, by path. */
async function contentOf(commit: string): Promise<Record<string, string>> {
  const {repository} = github.emulator;
  const files = (await repository.tree(commit)).filter(({type}) => type === 'blob');
  const texts = files.map(async ({path, sha}) => [path, (await repository.bytes(sha)).toString('latin1')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

const withFiles = (files: Files): Record<string, string> =>
  Object.fromEntries(
    Object.entries({...start, ...files}).flatMap(([path, content]) =>
      content === null ? [] : [[path, Buffer.from(content as string).toString('latin1')]],
    ),
  );

describe('A proposal whose text has changed on the website meanwhile', () => {
  it.each(CASES)('is merged in the editor without losing a change or touching another byte: $what', async (row) => {
    const sent = await propose(row.ours);
    await publishAsOther(row.theirs);
    const {change, asked} = await merged(sent, 'ours');
    expect(asked).toBe(row.asks ?? 0);
    const {commit, number} = await sendProposal(staff, change);
    expect(await contentOf(commit)).toEqual(withFiles(row.mine));
    const {repository} = github.emulator;
    expect(repository.commitAt(commit)?.parents).toEqual([sent.commit, repository.head('main')]);
    expect(number).toBe(sent.number);
    expect((await loadProgress(staff, number)).missing).not.toContain('conflict');
  });

  it.each(CASES.filter(({ours, asks}) => asks && Object.keys(ours).length === 1))(
    'has nothing left to send where what others published is chosen: $what',
    async ({ours, theirs}) => {
      const sent = await propose(ours);
      await publishAsOther(theirs);
      const {change} = await merged(sent, 'theirs');
      await expect(sendProposal(staff, change)).rejects.toMatchObject({kind: 'nothing'});
    },
  );

  it('must be reviewed again when somebody has added to it or published more since the merge', async () => {
    const sent = await propose({[YARD]: yard(BLOCKS.with(1, OURS))});
    await publishAsOther({[YARD]: yard(BLOCKS.with(1, THEIRS))});
    const {change} = await merged(sent, 'ours');
    await github.others(sent.branch, {[CLIENTS]: clients('Added')});
    await expect(sendProposal(staff, change)).rejects.toMatchObject({kind: 'overtaken'});
    const again = await merged(sent, 'ours');
    await publishAsOther({[YARD]: yard(BLOCKS.with(1, 'Later.'))});
    await expect(sendProposal(staff, again.change)).rejects.toMatchObject({kind: 'moved'});
    const last = await merged(sent, 'ours');
    const {commit} = await sendProposal(staff, last.change);
    const files = {[YARD]: yard(BLOCKS.with(1, OURS)), [CLIENTS]: clients('Added')};
    expect(await contentOf(commit)).toEqual(withFiles(files));
  });
});
