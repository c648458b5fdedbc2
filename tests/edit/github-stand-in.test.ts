import {loadBranch, send, type Branch} from '../../src/edit/github';
import {changeOf, HOME, TestGithub} from './stand-in';

let github: TestGithub;
let main: Branch;
let blob: string;
let commit: string;
beforeAll(async () => {
  github = await TestGithub.start();
  main = await loadBranch(github.connect());
  blob = main.files.get(HOME)?.sha ?? '';
  commit = (await send(github.connect(), changeOf(main))).commit;
});
afterAll(() => github.stop());

async function ask(
  method: string,
  way: string,
  body?: unknown,
  token: string = github.tokens.staff,
): Promise<[status: number, said: string]> {
  const headers = {Authorization: `Bearer ${token}`};
  const address = `${github.service.api}/repos/local/website/${way}`;
  const answer = await fetch(address, {method, headers, body: JSON.stringify(body)});
  return [answer.status, await answer.text()];
}

const UNKNOWN = '0123456789012345678901234567890123456789';

describe('The stand-in of GitHub refuses what GitHub refuses', () => {
  it.each([
    [
      'a new branch that is there already',
      'POST',
      'git/refs',
      () => ({ref: 'refs/heads/main', sha: commit}),
      'already exists',
    ],
    [
      'a branch of a commit that it does not have',
      'POST',
      'git/refs',
      () => ({ref: 'refs/heads/edit/a', sha: UNKNOWN}),
      'does not exist',
    ],
    [
      'a branch of what is no commit',
      'POST',
      'git/refs',
      () => ({ref: 'refs/heads/edit/a', sha: blob}),
      'does not exist',
    ],
    [
      'a branch of a hostile name',
      'POST',
      'git/refs',
      () => ({ref: 'refs/heads/../../a', sha: commit}),
      'not a valid ref name',
    ],
    ['something beside the branches', 'POST', 'git/refs', () => ({ref: 'refs/tags/a', sha: commit}), 'Invalid request'],
    ['a change of `main`', 'PATCH', 'git/refs/heads/main', () => ({sha: commit}), 'rule violations'],
    ['the end of `main`', 'DELETE', 'git/refs/heads/main', () => undefined, 'rule violations'],
    ['force', 'PATCH', 'git/refs/heads/redesign', () => ({sha: main.commit, force: true}), 'rule violations'],
    ['a way back', 'PATCH', 'git/refs/heads/redesign', () => ({sha: main.commit}), 'not a fast forward'],
    ['a change of a branch that is gone', 'PATCH', 'git/refs/heads/edit/gone', () => ({sha: commit}), 'does not exist'],
    [
      'a commit of no tree',
      'POST',
      'git/commits',
      () => ({message: 'a', tree: UNKNOWN, parents: []}),
      'does not exist',
    ],
    [
      'a commit after none',
      'POST',
      'git/commits',
      () => ({message: 'a', tree: main.commit, parents: []}),
      'does not exist',
    ],
    [
      'a proposal of nothing',
      'POST',
      'pulls',
      () => ({title: 'a', body: '', head: 'main', base: 'main'}),
      'No commits',
    ],
    [
      'a proposal of no branch',
      'POST',
      'pulls',
      () => ({title: 'a', body: '', head: 'gone', base: 'main'}),
      'Validation',
    ],
  ])('%s', async (_name, method, way, body, said) => {
    await github.standIn.repository.move('redesign', commit);
    expect(await ask(method, way, body())).toEqual([422, expect.stringContaining(said)]);
    expect(github.standIn.repository.head('main')).toBe(main.commit);
    expect(github.standIn.repository.head('redesign')).toBe(commit);
  });

  it.each(['../a.mdx', 'pages/../../a.mdx', '/pages/a.mdx', 'pages//a.mdx', '.git/config', 'pages/.GIT/config', './a'])(
    'a file at %s',
    async (path) => {
      const tree = github.treeOf(main.commit);
      const body = {base_tree: tree, tree: [{path, mode: '100644', type: 'blob', sha: blob}]};
      expect(await ask('POST', 'git/trees', body)).toEqual([422, expect.stringContaining('malformed path')]);
    },
  );

  it.each(['src/plugins.ts', 'package.json', 'docusaurus.config.ts', 'Pages/a.mdx', 'staticx/a.png', 'pages'])(
    'a file at %s, which the preview would build',
    async (path) => {
      const tree = github.treeOf(main.commit);
      const body = {base_tree: tree, tree: [{path, mode: '100644', type: 'blob', sha: blob}]};
      expect(await ask('POST', 'git/trees', body)).toEqual([
        422,
        expect.stringContaining('only files of pages/ and static/'),
      ]);
    },
  );

  it('a file that it does not have, and the end of one that never was', async () => {
    const tree = github.treeOf(main.commit);
    for (const sha of [UNKNOWN, null]) {
      const body = {base_tree: tree, tree: [{path: 'pages/never.mdx', mode: '100644', type: 'blob', sha}]};
      expect(await ask('POST', 'git/trees', body)).toEqual([422, expect.stringContaining('BadObjectState')]);
    }
  });

  it('whoever has no right, and whatever it does not know', async () => {
    expect((await ask('GET', 'git/ref/heads/main', undefined, 'nobody'))[0]).toBe(401);
    const {visitor} = github.tokens;
    expect((await ask('POST', 'git/refs', {ref: 'refs/heads/edit/a', sha: commit}, visitor))[0]).toBe(403);
    expect((await ask('GET', 'actions/secrets'))[0]).toBe(404);
    expect((await ask('GET', `git/blobs/${UNKNOWN}`))[0]).toBe(404);
  });

  it('a second proposal of the same branch', async () => {
    const {head} = github.standIn.pulls.get(1);
    const body = {title: 'a', body: '', head, base: 'main'};
    expect(await ask('POST', 'pulls', body)).toEqual([422, expect.stringContaining('already exists')]);
  });
});

describe('The pages of the stand-in', () => {
  const page = async (way: string) => (await fetch(github.service.web + way)).text();

  it('show each proposal with its words and its changes, as text', async () => {
    const change = {...changeOf(main), title: '<img src=x>', files: new Map([[HOME, '<script>alert(1)</script>\n']])};
    const {number} = await send(github.connect(), change);
    expect(await page('/')).toContain(`${number}: &lt;img src=x&gt;`);
    const shown = await page(`/local/website/pull/${number}`);
    expect(shown).toContain('+&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(shown).not.toMatch(/<script|<img/);
  });

  it('let one play the reviewer', async () => {
    const {number} = await send(github.connect(), changeOf(main));
    const press = (button: string, body = '') =>
      fetch(`${github.service.web}/stand-in/pulls/${number}/${button}`, {method: 'POST', body, redirect: 'manual'});
    expect((await press('ask', 'body=Mend+it')).status).toBe(303);
    expect(github.standIn.pulls.get(number).reviews).toMatchObject([{state: 'CHANGES_REQUESTED', body: 'Mend it'}]);
    await press('approve');
    await press('publish');
    expect(github.standIn.pulls.get(number)).toMatchObject({state: 'closed', mergedAt: expect.any(Date) as Date});
  });

  it('take faults for tests in a browser', async () => {
    const faults = `${github.service.web}/stand-in/faults`;
    await fetch(faults, {method: 'POST', body: JSON.stringify({fault: 'error', on: 'GET /repos', times: 2})});
    expect((await ask('GET', 'git/ref/heads/main'))[0]).toBe(500);
    await fetch(faults, {method: 'DELETE'});
    expect((await ask('GET', 'git/ref/heads/main'))[0]).toBe(200);
  });
});
