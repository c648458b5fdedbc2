import {loadBranch, newDraftKey, readBlob, sendProposal} from '../../../../src/editor/github';
import type {Branch, Connection} from '../../../../src/editor/github';
import {sampleChange, FILES, HISTORY, HOME, type TestGithub, withGithub} from '../emulator';

let github: TestGithub;
let connection: Connection;
let main: Branch;
withGithub((started) => ({github, main} = started));
beforeEach(() => {
  connection = github.connect();
});

const refused = (kind: string, paths?: string[]): unknown =>
  expect.objectContaining({kind, ...(paths && {details: {paths}})});

describe('Loading', () => {
  it('reads every page byte for byte, separates those that are not UTF-8, and requests each file and list once', async () => {
    const {asked} = github.emulator;
    asked.length = 0;
    const branch = await loadBranch(connection);
    expect(asked).toHaveLength(4 + 4);
    expect([branch.texts.get(HOME), branch.texts.get(HISTORY)]).toEqual([FILES[HOME], FILES[HISTORY]]);
    expect(branch.unreadable).toEqual(new Map([['pages/old.mdx', FILES['pages/old.mdx']]]));
    expect([...branch.texts.keys()]).not.toContain('pages/old.mdx');
    const photo = branch.files.get('static/img/yard.jpg');
    expect(photo && (await readBlob(connection, photo.sha))).toEqual(FILES['static/img/yard.jpg']);
    await loadBranch(connection);
    expect(asked).toHaveLength(4 + 4 + 1 + 1);
  });

  it('reads no symbolic link and no executable of an unreviewed branch', async () => {
    const {repository} = github.emulator;
    const sha = repository.write('/etc/passwd', 'utf8');
    const line = {path: 'pages/link.mdx', mode: '120000', sha};
    const tree = await repository.writeTree(github.treeOf(main.commit), [line, {path: 'a.ts', mode: '100644', sha}]);
    await repository.move('malicious', repository.commit(tree, [main.commit], 'A link', 'Stranger'));
    const {files} = await loadBranch(connection, 'malicious');
    expect([...files.keys()]).toEqual([...main.files.keys()]);
  });

  it('distinguishes a deleted branch from a hidden website', async () => {
    await expect(loadBranch(connection, 'edit/gone')).rejects.toEqual(refused('branchGone'));
    const elsewhere = {...connection, service: {...connection.service, repository: 'local/other'}};
    await expect(loadBranch(elsewhere, 'edit/gone')).rejects.toEqual(refused('notFound'));
  });
});

describe('A change by others in the meantime', () => {
  it('stops sending before anything is written when it affects the same file', async () => {
    await github.others('main', {[HOME]: 'other\n'});
    const change = sampleChange(main);
    await expect(sendProposal(connection, change)).rejects.toEqual(refused('moved', [HOME]));
    await github.others('main', {[HISTORY]: null});
    await expect(sendProposal(connection, change)).rejects.toEqual(refused('gone', [HISTORY]));
    expect(github.branchesOf(change)).toEqual([]);
    const now = await loadBranch(connection);
    const {number} = await sendProposal(connection, {...change, base: now});
    expect(await github.emulator.pulls.isMergeable(github.emulator.pulls.get(number))).toBe(true);
  });

  it('does not stop sending when it is the same change', async () => {
    const change = sampleChange(main);
    await github.others('main', {[HOME]: String(change.files.get(HOME))});
    await expect(sendProposal(connection, change)).resolves.toHaveProperty('branch');
  });
});

describe('Sending', () => {
  it('writes only the changed files, on the commit that was read', async () => {
    const change = sampleChange(main);
    const {commit, branch, number, url} = await sendProposal(connection, change);
    const {repository} = github.emulator;
    const after = new Map((await repository.tree(commit)).map(({path, sha}) => [path, sha]));
    const touched = [...main.files].filter(([path, {sha}]) => after.get(path) !== sha).map(([path]) => path);
    expect(touched.sort()).toEqual([HISTORY, HOME]);
    expect(await repository.bytes(after.get('static/img/new.png') ?? '')).toEqual(
      Buffer.from(change.files.get('static/img/new.png') ?? []),
    );
    expect(repository.base(commit, main.commit)).toBe(main.commit);
    expect(branch).toBe(`edit/${change.key}-say-that-we-weld`);
    expect(url).toBe(`${github.service.web}/local/website/pull/${number}`);
    expect(github.emulator.pulls.get(number)).toMatchObject({title: change.title, body: change.body, base: 'main'});
  });

  it('writes only to branches of proposals, and never to `main`', async () => {
    const {asked} = github.emulator;
    asked.length = 0;
    const change = sampleChange(main);
    const sent = await sendProposal(connection, change);
    const base = {name: sent.branch, commit: sent.commit};
    await sendProposal(connection, {...change, base, files: new Map([[HOME, 'x\n']])});
    const written = asked.filter((what) => !what.startsWith('GET') && what.includes('refs'));
    expect(written).toEqual(['POST /repos/local/website/git/refs']);
    expect(await github.text(sent.branch, HOME)).toBe('x\n');
    expect(github.emulator.repository.head('main')).toBe(main.commit);
  });

  it('escapes a title that would notify people or close issues', async () => {
    const change = {...sampleChange(main), title: '@team fixes #1\n\nDraft: x <b>'};
    const {number, branch} = await sendProposal(connection, change);
    const {title} = github.emulator.pulls.get(number);
    expect(title).toBe('@\u200Bteam fixes #\u200B1 Draft: x <b>');
    expect(branch).toMatch(/^edit\/\w{8}-team-fixes-1-draft-x-b$/);
  });

  it('refuses files that are not pages, photos or downloads before any request', async () => {
    const {asked} = github.emulator;
    const paths = ['src/a.ts', 'pages/../package.json', '/pages/a.mdx', 'pages//a.mdx', 'pages/.git/config'];
    const more = ['static/_headers', 'pages\\a.mdx', 'pages/a\n.mdx', 'functions/a.ts', 'Pages/.GIT/x'];
    for (const path of [...paths, ...more]) {
      asked.length = 0;
      const files = new Map([[path, 'x']]);
      await expect(sendProposal(connection, {...sampleChange(main), files})).rejects.toEqual(
        refused('foreignFile', [path]),
      );
      expect(asked).toEqual([]);
    }
  });

  it('says that nothing has changed when nothing has, or when a deleted file never existed', async () => {
    const files = new Map([
      [HOME, main.texts.get(HOME) ?? ''],
      ['pages/never.mdx', null],
    ]);
    await expect(sendProposal(connection, {...sampleChange(main), files})).rejects.toEqual(refused('nothing'));
  });

  it('deletes a file, and the next attempt after a lost response may have different content', async () => {
    const change = sampleChange(main);
    github.emulator.faults.add({fault: 'lost', on: 'POST /repos/local/website/git/refs', times: 1});
    github.emulator.faults.add({fault: 'cut', on: 'DELETE', times: 1});
    await expect(sendProposal(connection, change)).rejects.toEqual(refused('unreachable'));
    expect(github.branchesOf(change)).toHaveLength(1);
    const files = new Map([
      [HOME, 'second thoughts\n'],
      ['pages/old.mdx', null],
    ]);
    const sent = await sendProposal(connection, {...change, files, title: 'Second thoughts'});
    expect(github.branchesOf(change)).toEqual([{name: sent.branch, sha: sent.commit}]);
    expect(github.pullsOf(change)).toMatchObject([{number: sent.number, title: 'Second thoughts'}]);
    expect(await github.text(sent.branch, HOME)).toBe('second thoughts\n');
    expect(await github.text(sent.branch, HISTORY)).toBe(FILES[HISTORY]);
    expect(await github.text(sent.branch, 'pages/old.mdx')).toBeUndefined();
  });

  it('finds the branch of a lost response when others moved `main` before the next attempt', async () => {
    const change = sampleChange(main);
    github.emulator.faults.add({fault: 'lost', on: 'POST /repos/local/website/git/refs', times: 1});
    github.emulator.faults.add({fault: 'cut', on: 'DELETE', times: 1});
    await expect(sendProposal(connection, change)).rejects.toEqual(refused('unreachable'));
    await github.others('main', {'pages/_site.yml': 'name: Other\n'});
    const sent = await sendProposal(connection, {...change, base: await loadBranch(connection)});
    expect(github.branchesOf(change)).toEqual([{name: sent.branch, sha: sent.commit}]);
    const diff = await github.emulator.repository.diff(github.emulator.repository.head('main') ?? '', sent.commit);
    expect(diff).not.toContain('_site.yml');
    expect(diff).toContain('pages/index.mdx');
  });

  it('uses another name when the name of its branch is taken, and does not touch the other branch', async () => {
    const change = sampleChange(main);
    const taken = `edit/${change.key}-say-that-we-weld`;
    await github.emulator.repository.move(taken, main.commit);
    const theirs = await github.others(taken, {[HOME]: 'theirs\n'});
    const sent = await sendProposal(connection, change);
    expect(sent.branch).toMatch(new RegExp(`^${taken}-\\w+$`));
    expect(github.emulator.repository.head(taken)).toBe(theirs);
    expect(github.pullsOf(change).map(({head}) => head)).toEqual([sent.branch]);
  });

  it('reports the missing permissions of a token without write access, and continues after a new sign-in', async () => {
    const narrow = sampleChange(main);
    await expect(sendProposal(github.connect(github.tokens.narrow), narrow)).rejects.toEqual(refused('forbidden'));
    expect(github.branchesOf(narrow)).toEqual([]);
    const revoked = `${github.tokens.staff}_revoked`;
    github.emulator.people.revoke(revoked);
    const change = sampleChange(main);
    const sending = sendProposal(github.connect(revoked), change);
    await expect(sending).rejects.toMatchObject({kind: 'signedOut', needsSignIn: true});
    await expect(sendProposal(github.connect(), change)).resolves.toBeDefined();
    expect(github.pullsOf(change)).toHaveLength(1);
  });
});

describe('Later changes', () => {
  const begin = async () => {
    const change = sampleChange(main);
    const {branch: name, commit, number} = await sendProposal(connection, change);
    return {change, number, later: {...change, base: {name, commit}, files: new Map([[HOME, 'later\n']]), body: 'So'}};
  };

  it('go to the same proposal, whose description grows', async () => {
    const {change, number, later} = await begin();
    const sent = await sendProposal(connection, later);
    expect([sent.number, sent.branch]).toEqual([number, later.base.name]);
    expect(github.emulator.pulls.get(number)).toMatchObject({title: change.title, body: `${change.body}\n\n---\n\nSo`});
  });

  it('keep a reviewer’s commits, and stop when they are on the same page', async () => {
    const {later} = await begin();
    await github.others(later.base.name, {'pages/_site.yml': 'name: By the reviewer\n'});
    const sent = await sendProposal(connection, later);
    expect(await github.text(sent.branch, 'pages/_site.yml')).toBe('name: By the reviewer\n');
    expect(await github.text(sent.branch, HOME)).toBe('later\n');
    await github.others(sent.branch, {[HOME]: 'by the reviewer\n'});
    const again = {...later, base: {name: sent.branch, commit: sent.commit}, files: new Map([[HOME, 'again\n']])};
    await expect(sendProposal(connection, again)).rejects.toEqual(refused('moved', [HOME]));
    expect(await github.text(sent.branch, HOME)).toBe('by the reviewer\n');
  });

  it.each([
    ['published', 'published'],
    ['closed', 'withdrawn'],
  ])('begin a new proposal once the first was %s', async (what, kind) => {
    const {change, number, later} = await begin();
    const {pulls} = github.emulator;
    if (what === 'published') await pulls.publish(pulls.get(number));
    else pulls.close(pulls.get(number));
    await expect(sendProposal(connection, later)).rejects.toEqual(refused(kind));
    const now = await loadBranch(connection);
    const sent = await sendProposal(connection, {...later, key: newDraftKey(), base: now});
    expect(sent.number).not.toBe(number);
    expect(github.pullsOf(change)).toHaveLength(1);
  });

  it('from a preview go to its proposal, and a draft of another branch must be rebased first', async () => {
    const {later, number} = await begin();
    const preview = await loadBranch(connection, later.base.name);
    expect(
      (await sendProposal(connection, {...sampleChange(preview), files: new Map([[HOME, 'from the preview\n']])}))
        .number,
    ).toBe(number);
    await github.emulator.repository.move('redesign', main.commit);
    const sent = await sendProposal(connection, {...sampleChange(main), base: {name: 'redesign', commit: main.commit}});
    expect(github.emulator.pulls.get(sent.number)).toMatchObject({base: 'redesign', head: sent.branch});
  });
});
