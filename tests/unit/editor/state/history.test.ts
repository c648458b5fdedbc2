import {
  changesOfProposal,
  filesAtCommits,
  submitReview,
  loadBranch,
  newDraftKey,
  publish,
  publishedProposals,
  publishedVersions,
  readBlob,
  sendProposal,
  type Branch,
  type Connection,
  type PublishedProposal,
} from '../../../../src/editor/github';
import {mergeChanges} from '../../../../src/editor/state/rebase-draft';
import {formerFiles} from '../../../../src/editor/state/moved-pages';
import {revisionsOfRef, restoreAllTarget, type Revision} from '../../../../src/editor/state/history';
import {changesBetween} from '../../../../src/editor/state/draft-changes';
import {HISTORY, HOME, type TestGithub, withGithub} from '../emulator';

let github: TestGithub;
let staff: Connection;
let main: Branch;
withGithub((started) => ({github, staff, main} = started));

const PHOTO = 'static/img/yard.jpg';
const home = (heading: string, text = 'We drill, we haul.') =>
  `---\ntitle: Home\nheading: ${heading}\n---\n\n${text}\n`;

/** Sends, approves and publishes a proposal. @returns its number */
async function published(files: Record<string, string | Uint8Array | null>, title: string): Promise<number> {
  const {name, commit} = await loadBranch(staff);
  const change = {key: newDraftKey(), base: {name, commit}, files: new Map(Object.entries(files)), title, body: title};
  const sent = await sendProposal(staff, change);
  const reviewer = github.connect(github.tokens.colleague);
  const review = {key: newDraftKey(), commit: sent.commit, decision: 'APPROVE', words: '', comments: []} as const;
  await submitReview(reviewer, sent.number, review);
  await publish(reviewer, sent.number, sent.commit);
  return sent.number;
}

async function revisionsOf(file: string, related: string[] = []): Promise<Revision[]> {
  const {versions} = await publishedVersions(staff, [file, ...related]);
  const places = versions.map(({commit}) => ({commit, path: file}));
  const texts = await filesAtCommits(staff, places);
  return versions.flatMap((version, index) => {
    const text = texts[index]?.text;
    return text === undefined ? [] : [{version, file, text}];
  });
}

describe('The history of a page', () => {
  it('lists each published version once, newest first, with its author and its approvers', async () => {
    const first = await published({[HOME]: home('Energy for all')}, 'Say for whom');
    const second = await published({[HOME]: home('Energy for everybody')}, 'Say it better');
    const {versions, older} = await publishedVersions(staff, [HOME]);
    expect(versions).toMatchObject([
      {proposal: second, title: 'Say it better', by: 'staff', agreed: ['colleague']},
      {proposal: first, title: 'Say for whom', by: 'staff', agreed: ['colleague']},
      {title: 'The website as it is', agreed: []},
    ]);
    expect(older).toBeUndefined();
  });

  it('has published versions and never unpublished ones', async () => {
    const {name, commit} = main;
    const files = new Map([[HOME, home('Never published')]]);
    await sendProposal(staff, {key: newDraftKey(), base: {name, commit}, files, title: 'Not yet', body: ''});
    expect((await publishedVersions(staff, [HOME])).versions).toHaveLength(1);
  });

  it('is requested in hundreds, and marks its end', async () => {
    const {repository} = github.emulator;
    let head = await github.others('main', {[HOME]: home('Energy')});
    const trees = [github.treeOf(head), github.treeOf(main.commit)];
    for (let count = 1; count < 101; count += 1)
      head = repository.commit(trees[count % 2] ?? '', [head], 'By somebody else', 'Somebody else');
    await repository.move('main', head);
    const first = await publishedVersions(staff, [HOME, HISTORY]);
    expect(first.versions).toHaveLength(101);
    expect(first.older).toEqual({[HOME]: expect.any(String) as string});
    const rest = await publishedVersions(staff, [HOME, HISTORY], first.older);
    expect(rest.older).toBeUndefined();
    expect(rest.versions).toHaveLength(2);
  });

  it('reads a hundred texts with one query, byte for byte', async () => {
    const asked = jest.spyOn(globalThis, 'fetch');
    const {commit, texts} = await loadBranch(staff);
    const before = asked.mock.calls.length;
    const all = Array.from({length: 100}, (_, index) => ({commit, path: index % 2 ? HISTORY : 'pages/none.mdx'}));
    const found = await filesAtCommits(staff, all);
    expect(asked.mock.calls.length - before).toBe(1);
    asked.mockRestore();
    expect(found[1]?.text).toBe(texts.get(HISTORY));
    expect(found[0]).toBeUndefined();
    expect((await filesAtCommits(staff, [{commit, path: PHOTO}]))[0]).toEqual({sha: expect.any(String) as string});
  });

  it('continues under the former address of a page', async () => {
    const story = 'pages/about/story.mdx';
    const text = '---\ntitle: Story\nformerly: [/about/history]\n---\n\nWords.\n';
    await published({[HISTORY]: null, [story]: text}, 'Call it a story');
    expect(formerFiles(story, text)).toContain(HISTORY);
    const {versions} = await publishedVersions(staff, [story, ...formerFiles(story, text)]);
    expect(versions.map(({title}) => title)).toEqual(['Call it a story', 'The website as it is']);
    const [, first] = versions;
    const then = await filesAtCommits(staff, [{commit: first?.commit ?? '', path: HISTORY}]);
    expect(then[0]?.text).toContain('Founded in Warri');
  });

  it('of one field has the versions that changed it, with their differences', async () => {
    await published({[HOME]: home('Energy for all')}, 'Say for whom');
    await published({[HOME]: home('Energy for all', 'We drill.')}, 'Say less');
    await published({[HOME]: home('Energy for everybody', 'We drill.')}, 'Say it better');
    const now = {file: HOME, text: home('Energy for everybody', 'We drill.')};
    const steps = revisionsOfRef('index.mdx#heading', now, await revisionsOf(HOME), true);
    expect(steps.map(({version}) => version.title)).toEqual(['Say it better', 'Say for whom', 'The website as it is']);
    expect(steps.map(({changes}) => changes.map(({what}) => what))).toEqual([
      [],
      [{kind: 'value', before: 'Energy for all', after: 'Energy for everybody'}],
      [{kind: 'value', before: 'Energy for Nigeria', after: 'Energy for everybody'}],
    ]);
  });
});

test('The history of a field omits changes to the order of the list around it', () => {
  const of = (...titles: string[]) =>
    `---\ntitle: Our history\nheading: History\ntimeline:\n${titles.map((title) => `  - {id: ${title}, title: ${title}, description: It came.}\n`).join('')}---\n`;
  const now = {file: HISTORY, text: of('shed', 'yard')};
  const past = {file: HISTORY, text: of('yard', 'shed'), version: {title: 'First'}} as Revision;
  const changesOf = (path: string) => revisionsOfRef(`about/history.mdx#${path}`, now, [past], true)[0]?.changes;
  expect(changesOf('timeline.yard.title')).toEqual([]);
  expect(changesOf('timeline')).toHaveLength(1);
});

async function inverseOf(proposal: PublishedProposal) {
  const {before, after} = await changesOfProposal(staff, proposal);
  return changesBetween(staff, after, before);
}

describe('The differences of a version', () => {
  const change = {place: ['names'], path: ['names'], what: {kind: 'note', text: 'reordered'}, depth: 0} as const;
  const of = (...changes: object[]) =>
    restoreAllTarget(
      'index.mdx#names',
      {changes: changes.map((entry) => ({...change, place: [...change.place], path: [...change.path], ...entry}))},
      '/img/a.jpg',
    );

  it('are the order if only the order differs, and the old bytes for a picture', () => {
    expect(of({isOrder: true})).toEqual({path: ['names'], isOrder: true, photo: undefined});
    expect(of({isOrder: true}, {})).toMatchObject({isOrder: false});
    expect(of({isPicture: true})).toMatchObject({isOrder: false, photo: '/img/a.jpg'});
  });
});

/** Everything that a proposal may do, and what others do later elsewhere in the same files. */
const PROPOSED_EDITS: [what: string, files: Record<string, string | Uint8Array | null>][] = [
  ['other words', {[HOME]: home('Energy for all')}],
  ['a new page', {'pages/new.mdx': home('New')}],
  ['a deleted page', {[HISTORY]: null}],
  ['a deleted photo and changed text', {[PHOTO]: null, [HOME]: home('No photo')}],
  ['shared facts', {'pages/_site.yml': 'name: Ferro # the short name\n'}],
];
const LATER = [
  ['title: Home', 'title: At home'],
  ['We drill, we haul.', 'We drill, we haul, we lift.'],
  ['---\n\n', '---\n\nFirst of all: safety.\n\n'],
] as const;

describe('A published proposal', () => {
  it.each(PROPOSED_EDITS)('with %s is reverted exactly after later changes by others', async (_what, files) => {
    const later = (text: string) => LATER.reduce((now, [is, wanted]) => now.replace(is, wanted), text);
    const number = await published(files, 'Something');
    const now = await loadBranch(staff);
    await github.others('main', {[HOME]: later(now.texts.get(HOME) ?? '')});
    const [proposal] = await publishedProposals(staff);
    expect(proposal).toMatchObject({proposal: number, title: 'Something', by: 'staff', agreed: ['colleague']});
    const changes = proposal ? await inverseOf(proposal) : [];
    const newest = await loadBranch(staff);
    const {writes, open} = mergeChanges(changes, newest, new Map());
    expect(open).toEqual([]);
    const made = new Map(writes.map(({file, now}) => [file, now]));
    for (const file of Object.keys(files)) {
      const was = main.texts.get(file);
      const wanted = file === HOME && was !== undefined ? later(was) : was;
      if (file.startsWith('pages/')) expect(made.get(file)).toBe(wanted);
      else expect(made.get(file)).toEqual(await readBlob(staff, main.files.get(file)?.sha ?? ''));
    }
    expect([...made.keys()].sort()).toEqual(Object.keys(files).sort());
  });

  it('has a conflict when others have changed the same text since', async () => {
    await published({[HOME]: home('Energy for all')}, 'Say for whom');
    await github.others('main', {[HOME]: home('Energy for everybody')});
    const [proposal] = await publishedProposals(staff);
    const changes = proposal ? await inverseOf(proposal) : [];
    const {open} = mergeChanges(changes, await loadBranch(staff), new Map());
    const three = {base: 'Energy for all', theirs: 'Energy for everybody', ours: 'Energy for Nigeria'};
    expect(open).toMatchObject([{file: HOME, kind: 'field', path: ['heading'], ...three}]);
  });

  it('has all its changes whether it was merged, squashed or rebased', async () => {
    const start = main.commit;
    const number = await published({[HOME]: home('Energy for all')}, 'Say for whom');
    const pull = github.emulator.pulls.get(number);
    const beforeOf = async () => {
      const [proposal] = await publishedProposals(staff);
      const {before} = proposal ? await changesOfProposal(staff, proposal) : {before: undefined};
      return before?.get(HOME)?.sha;
    };
    const was = main.files.get(HOME)?.sha;
    expect(await beforeOf()).toBe(was);
    await github.emulator.repository.move('main', start);
    const several: string[] = [];
    for (const heading of ['One', 'Two']) several.push(await github.others('main', {[HOME]: home(heading)}));
    Object.assign(pull, {commits: several, merge: several[1]});
    expect(await beforeOf()).toBe(was);
    await github.emulator.repository.move('main', start);
    const item = await github.others('main', {[HOME]: home('As one')});
    Object.assign(pull, {commits: [item], merge: item});
    expect(await beforeOf()).toBe(was);
  });
});
