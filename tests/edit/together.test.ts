import {
  loadBoth,
  followProposal,
  loadBranch,
  newKey,
  readFile,
  send,
  type Change,
  type Connection,
  type Sent,
} from '../../src/edit/github';
import type {Choice} from '../../src/content/write';
import {joined, answerKey} from '../../src/edit/model/carry-over';
import {changesBetween} from '../../src/edit/model/changes-between';
import {FAULT_NAMES} from '../../src/commands/stand-ins/github/faults';
import {TestGithub} from './stand-in';

const CLIENTS = 'pages/about/clients.mdx';
const YARD = 'pages/yard.mdx';
const PHOTO = 'static/img/yard.jpg';
type Entry = Record<string, string>;
type Files = Record<string, string | Uint8Array | null>;

const FIRST: Entry[] = ['Alpha', 'Beta', 'Gamma', 'Delta'].map((name) => ({
  name,
  logo: `/img/${name}.svg`,
  kind: 'client',
}));
const clients = (entries: readonly Entry[], {heading = 'Clients', end = '\n'} = {}) =>
  [
    '---',
    'title: Clients',
    `heading: ${heading}`,
    'clients:',
    ...entries.map(({name, logo, kind}) => `  - {name: ${name}, logo: ${logo}, kind: ${kind}}`),
    '---',
    '',
    '<ClientWall />',
    '',
  ].join(end);
const yard = (blocks: readonly string[], top = '', end = '\n') =>
  ['---', 'title: Yard', 'heading: The yard', ...(top ? [top] : []), '---', '', blocks.join(end + end), ''].join(end);
const BLOCKS = ['One of all.', 'Two of all.', 'Three of all.', 'Four of all.'];

const at = (index: number, change: (entry: Entry) => Entry) =>
  FIRST.map((entry, place) => (place === index ? change(entry) : entry));
const named = (index: number, name: string) => at(index, (entry) => ({...entry, name}));
const without = (index: number) => FIRST.filter((_, place) => place !== index);
const more = (name: string) => [...FIRST, {name, logo: `/img/${name}.svg`, kind: 'client'}];
const turned = () => FIRST.toReversed();
const block = (index: number, text: string | undefined) =>
  BLOCKS.flatMap((one, place) => (place === index ? (text === undefined ? [] : [text]) : [one]));

interface Case {
  what: string;
  theirs: Files;
  ours: Files;
  /** How many places have to be chosen. */
  asks: number;
  /** What stands then where mine is chosen, and where theirs is. */
  mine: Files;
  other?: Files;
}

const same = (what: string, files: Pick<Case, 'theirs' | 'ours' | 'mine'> & {other?: Files}): Case => ({
  what,
  asks: 0,
  ...files,
});

/** Each conflict that lines would make, and what both together are. */
const CASES: Case[] = [
  ...[0, 1, 2, 3].map((index): Case => ({
    what: `the name of entry ${index} of a list`,
    theirs: {[CLIENTS]: clients(named(index, 'Theirs'))},
    ours: {[CLIENTS]: clients(named(index, 'Ours'))},
    asks: 1,
    mine: {[CLIENTS]: clients(named(index, 'Ours'))},
    other: {[CLIENTS]: clients(named(index, 'Theirs'))},
  })),
  ...[0, 1, 2].map((index) =>
    same(`two fields of entry ${index}, which stand on one line`, {
      theirs: {[CLIENTS]: clients(named(index, 'Theirs'))},
      ours: {[CLIENTS]: clients(at(index, (one) => ({...one, logo: '/img/ours.svg'})))},
      mine: {[CLIENTS]: clients(at(index, (one) => ({...one, name: 'Theirs', logo: '/img/ours.svg'})))},
    }),
  ),
  ...[0, 1, 2].map((index) =>
    same(`entry ${index} and the entry beside it`, {
      theirs: {[CLIENTS]: clients(named(index, 'Theirs'))},
      ours: {[CLIENTS]: clients(named(index + 1, 'Ours'))},
      mine: {
        [CLIENTS]: clients(
          named(index, 'Theirs').map((one, place) => (place === index + 1 ? {...one, name: 'Ours'} : one)),
        ),
      },
    }),
  ),
  same('two new entries at one end', {
    theirs: {[CLIENTS]: clients(more('Theirs'))},
    ours: {[CLIENTS]: clients(more('Ours'))},
    mine: {[CLIENTS]: clients([...more('Ours'), ...more('Theirs').slice(-1)])},
  }),
  ...[0, 2].map((index): Case => ({
    what: `entry ${index}, which one removes and the other changes`,
    theirs: {[CLIENTS]: clients(without(index))},
    ours: {[CLIENTS]: clients(at(index, (one) => ({...one, kind: 'partner'})))},
    asks: 1,
    mine: {[CLIENTS]: clients(at(index, (one) => ({...one, kind: 'partner'})))},
    other: {[CLIENTS]: clients(without(index))},
  })),
  same('an entry that is removed, and the one beside it', {
    theirs: {[CLIENTS]: clients(without(1))},
    ours: {[CLIENTS]: clients(named(2, 'Ours'))},
    mine: {[CLIENTS]: clients(named(2, 'Ours').filter((_, place) => place !== 1))},
  }),
  same('the order of a list, and an entry of it', {
    theirs: {[CLIENTS]: clients(turned())},
    ours: {[CLIENTS]: clients(at(2, (one) => ({...one, logo: '/img/ours.svg'})))},
    mine: {[CLIENTS]: clients(at(2, (one) => ({...one, logo: '/img/ours.svg'})).toReversed())},
  }),
  ...[0, 1, 2, 3].map((index): Case => ({
    what: `paragraph ${index}`,
    theirs: {[YARD]: yard(block(index, 'Theirs stands here.'))},
    ours: {[YARD]: yard(block(index, 'Ours stands here.'))},
    asks: 1,
    mine: {[YARD]: yard(block(index, 'Ours stands here.'))},
    other: {[YARD]: yard(block(index, 'Theirs stands here.'))},
  })),
  ...[0, 1, 2].map((index) =>
    same(`paragraph ${index} and the one below it`, {
      theirs: {[YARD]: yard(block(index, 'Theirs stands here.'))},
      ours: {[YARD]: yard(block(index + 1, 'Ours stands here.'))},
      mine: {
        [YARD]: yard(
          block(index, 'Theirs stands here.').map((one, place) => (place === index + 1 ? 'Ours stands here.' : one)),
        ),
      },
    }),
  ),
  ...[0, 3].map((index): Case => ({
    what: `paragraph ${index}, which one removes and the other changes`,
    theirs: {[YARD]: yard(block(index, undefined))},
    ours: {[YARD]: yard(block(index, 'Ours stands here.'))},
    asks: 1,
    mine: {[YARD]: yard(block(index, 'Ours stands here.'))},
    other: {[YARD]: yard(block(index, undefined))},
  })),
  {
    what: 'a photo',
    theirs: {[PHOTO]: Uint8Array.of(7, 0, 7)},
    ours: {[PHOTO]: Uint8Array.of(8, 0, 8)},
    asks: 1,
    mine: {[PHOTO]: Uint8Array.of(8, 0, 8)},
    other: {[PHOTO]: Uint8Array.of(7, 0, 7)},
  },
  {
    what: 'a photo that one removes and the other replaces',
    theirs: {[PHOTO]: Uint8Array.of(7, 0, 7)},
    ours: {[PHOTO]: null},
    asks: 1,
    mine: {[PHOTO]: null},
    other: {[PHOTO]: Uint8Array.of(7, 0, 7)},
  },
  same('a page that the proposal has moved, and the website has changed', {
    theirs: {[YARD]: yard(block(1, 'Theirs stands here.'))},
    ours: {[YARD]: null, 'pages/works.mdx': yard(BLOCKS, 'formerly: [/yard]')},
    mine: {[YARD]: null, 'pages/works.mdx': yard(block(1, 'Theirs stands here.'), 'formerly: [/yard]')},
  }),
  same('a page that the website has moved, and the proposal has changed', {
    theirs: {[YARD]: null, 'pages/works.mdx': yard(BLOCKS, 'formerly: [/yard]')},
    ours: {[YARD]: yard(block(1, 'Ours stands here.'))},
    mine: {[YARD]: null, 'pages/works.mdx': yard(block(1, 'Ours stands here.'), 'formerly: [/yard]')},
  }),
  {
    what: 'a heading of a page that the proposal has moved',
    theirs: {[YARD]: yard(BLOCKS).replace('The yard', 'Their yard')},
    ours: {[YARD]: null, 'pages/works.mdx': yard(BLOCKS, 'formerly: [/yard]').replace('The yard', 'Our works')},
    asks: 1,
    mine: {[YARD]: null, 'pages/works.mdx': yard(BLOCKS, 'formerly: [/yard]').replace('The yard', 'Our works')},
  },
  same('line ends, which one has changed, and words', {
    theirs: {[YARD]: yard(BLOCKS, '', '\r\n')},
    ours: {[YARD]: yard(block(1, 'Ours stands here.'))},
    mine: {[YARD]: yard(block(1, 'Ours stands here.'), '', '\r\n')},
  }),
];

let github: TestGithub;
let staff: Connection;
const start: Record<string, string | Uint8Array> = {
  [CLIENTS]: clients(FIRST),
  [YARD]: yard(BLOCKS),
  [PHOTO]: Uint8Array.of(1, 0, 1),
  'pages/_site.yml': 'name: Ferrowell\n',
};
beforeEach(async () => {
  github = await TestGithub.start(start);
  staff = github.connect();
});
afterEach(() => github.stop());

async function propose(files: Files): Promise<Sent> {
  const {name, commit} = await loadBranch(staff);
  const base = {name, commit};
  return send(staff, {key: newKey(), base, files: new Map(Object.entries(files)), title: 'Ours', body: 'Ours.'});
}

/** Publishes past the editor, as somebody else does. */
async function meanwhile(files: Files): Promise<void> {
  const {repository} = github.standIn;
  const head = repository.head('main') ?? '';
  const entries = Object.entries(files).map(([path, content]) => ({
    path,
    mode: '100644',
    sha: content === null ? null : repository.write(Buffer.from(content as string).toString('base64'), 'base64'),
  }));
  const tree = await repository.writeTree(github.treeOf(head), entries);
  await repository.move('main', await repository.commit(tree, [head], 'Theirs', 'Somebody else'));
}

/** Puts both together, one choice for every place. @returns what is sent, and how many places were asked about */
async function together(sent: Sent, choice: Choice): Promise<{change: Change; asked: number}> {
  const {main, head, before, after} = await loadBoth(staff, sent.branch);
  const changes = await changesBetween(before, after, (file) => readFile(staff, file));
  const {open} = joined(changes, main, new Map());
  const {writes, open: left} = joined(changes, main, new Map(open.map((met) => [answerKey(met), choice])));
  expect(left).toEqual([]);
  const files = new Map(writes.filter(({before, now}) => before !== now).map(({file, now}) => [file, now ?? null]));
  const base = {name: main.name, commit: main.commit};
  const onto = {branch: sent.branch, commit: head};
  return {change: {key: newKey(), base, onto, files, title: 'Both', body: 'Both.'}, asked: open.length};
}

/** Everything that a commit holds, by its path. */
async function contentOf(commit: string): Promise<Record<string, string>> {
  const {repository} = github.standIn;
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

describe('A proposal whose words were changed on the website meanwhile', () => {
  it.each(CASES)('is put together without developers, no change lost and no byte else touched: $what', async (one) => {
    const sent = await propose(one.ours);
    await meanwhile(one.theirs);
    const {change, asked} = await together(sent, 'ours');
    expect(asked).toBe(one.asks);
    const {commit, number} = await send(staff, change);
    expect(await contentOf(commit)).toEqual(withFiles(one.mine));
    const {repository} = github.standIn;
    expect(repository.commitAt(commit)?.parents).toEqual([sent.commit, repository.head('main')]);
    expect(number).toBe(sent.number);
    expect((await followProposal(staff, number)).missing).not.toContain('conflict');
  });

  const asking = CASES.filter(({other}) => other);
  it.each(asking)('keeps what others published where that is chosen: $what', async ({ours, theirs, other}) => {
    const sent = await propose(ours);
    await meanwhile(theirs);
    const {change} = await together(sent, 'theirs');
    expect({...withFiles(theirs), ...withFiles(other ?? {})}).toEqual(withFiles(theirs));
    // Where nothing of one's own is left, there is nothing to send.
    await expect(send(staff, change)).rejects.toMatchObject({kind: 'nothing'});
  });

  it('is tried in thirty ways', () => expect(CASES.length).toBeGreaterThanOrEqual(30));

  const conflict = {theirs: {[YARD]: yard(block(1, 'Theirs.'))}, ours: {[YARD]: yard(block(1, 'Ours.'))}};

  it.each(FAULT_NAMES.filter((name) => !['hang', 'lost-late'].includes(name)))(
    'loses nothing and sends nothing twice where GitHub meets the fault “%s”, wherever it comes',
    async (fault) => {
      const sent = await propose(conflict.ours);
      await meanwhile(conflict.theirs);
      const {change} = await together(sent, 'ours');
      for (const on of ['POST /repos/local/website/git/commits', 'PATCH /repos/local/website/git/refs']) {
        github.standIn.faults.add({fault, on, times: 1});
        await send(staff, change).catch(() => undefined);
        github.standIn.faults.clear();
      }
      const {commit} = await send(staff, change);
      const {repository} = github.standIn;
      expect(await contentOf(commit)).toEqual(withFiles(conflict.ours));
      expect(repository.since(sent.commit, commit).filter(({parents}) => parents.length === 2)).toHaveLength(1);
      expect(github.standIn.pulls.list()).toHaveLength(1);
    },
  );

  it('is looked at again where somebody has added to it, or published more, since it was put together', async () => {
    const sent = await propose(conflict.ours);
    await meanwhile(conflict.theirs);
    const {change} = await together(sent, 'ours');
    await github.others(sent.branch, {[CLIENTS]: clients(named(0, 'Added'))});
    await expect(send(staff, change)).rejects.toMatchObject({kind: 'overtaken'});
    const again = await together(sent, 'ours');
    await meanwhile({[YARD]: yard(block(1, 'Later.'))});
    await expect(send(staff, again.change)).rejects.toMatchObject({kind: 'moved'});
    const last = await together(sent, 'ours');
    const {commit} = await send(staff, last.change);
    expect(await contentOf(commit)).toEqual(withFiles({...conflict.ours, [CLIENTS]: clients(named(0, 'Added'))}));
  });
});
