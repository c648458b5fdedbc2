import {existsSync} from 'node:fs';
import {sendProposal, type Branch} from '../../../../src/editor/github';
import {sampleChange, HOME, type TestGithub, withGithub} from '../../editor/emulator';

let github: TestGithub;
let main: Branch;
let blob: string;
let commit: string;
withGithub((started) => ({github, main} = started));
beforeAll(async () => {
  blob = main.files.get(HOME)?.sha ?? '';
  commit = (await sendProposal(github.connect(), sampleChange(main))).commit;
});

async function ask(method: string, way: string, body?: unknown, token: string = github.tokens.staff) {
  const headers = {Authorization: `Bearer ${token}`};
  const address = `${github.service.api}/repos/local/website/${way}`;
  const answer = await fetch(address, {method, headers, body: JSON.stringify(body)});
  return [answer.status, await answer.text()] as const;
}
const treeWith = (path: string, sha: string | null) => ({
  base_tree: github.treeOf(main.commit),
  tree: [{path, mode: '100644', type: 'blob', sha}],
});
const refuses = (message: string): [number, unknown] => [422, expect.stringContaining(message)];
const UNKNOWN = '0123456789012345678901234567890123456789';

type Refused = [what: string, request: string, body: () => unknown, said: string];

describe('The emulator of GitHub refuses what GitHub refuses:', () => {
  const ref = (name: string, sha: string) => () => ({ref: `refs/${name}`, sha});
  const made = (tree: string) => () => ({message: 'a', tree, parents: []});
  const pullOf = (head: string) => () => ({title: 'a', body: '', head, base: 'main'});

  it.each<Refused>([
    ['a branch twice', 'POST git/refs', () => ref('heads/main', commit)(), 'already exists'],
    ['a branch of an unknown commit', 'POST git/refs', ref('heads/edit/a', UNKNOWN), 'does not exist'],
    ['a branch of a file', 'POST git/refs', () => ref('heads/edit/b', blob)(), 'does not exist'],
    ['a name that leads elsewhere', 'POST git/refs', () => ref('heads/../../a', commit)(), 'not a valid ref name'],
    ['a tag', 'POST git/refs', () => ref('tags/a', commit)(), 'Invalid request'],
    ['a change of main', 'PATCH git/refs/heads/main', () => ({sha: commit}), 'rule violations'],
    ['the end of main', 'DELETE git/refs/heads/main', () => undefined, 'rule violations'],
    ['force', 'PATCH git/refs/heads/redesign', () => ({sha: main.commit, force: true}), 'rule violations'],
    ['a way back', 'PATCH git/refs/heads/redesign', () => ({sha: main.commit}), 'not a fast forward'],
    ['a deleted branch', 'PATCH git/refs/heads/edit/gone', () => ({sha: commit}), 'does not exist'],
    ['a commit of an unknown tree', 'POST git/commits', made(UNKNOWN), 'does not exist'],
    ['a commit of another commit', 'POST git/commits', () => made(main.commit)(), 'does not exist'],
    ['a proposal without commits', 'POST pulls', pullOf('main'), 'No commits'],
    ['a proposal of a missing branch', 'POST pulls', pullOf('gone'), 'Validation'],
    ['an unknown file', 'POST git/trees', () => treeWith('pages/never.mdx', UNKNOWN), 'BadObjectState'],
    ['the deletion of a missing file', 'POST git/trees', () => treeWith('pages/never.mdx', null), 'BadObjectState'],
  ])('%s', async (_what, request, body, message) => {
    const [method = '', way = ''] = request.split(' ');
    await github.emulator.repository.move('redesign', commit);
    expect(await ask(method, way, body())).toEqual(refuses(message));
    expect(github.emulator.repository.head('main')).toBe(main.commit);
    expect(github.emulator.repository.head('redesign')).toBe(commit);
  });

  it.each([
    ...['../a.mdx', '/pages/a.mdx', 'pages//a.mdx', 'pages/.GIT/a'].map((path) => [path, 'malformed path']),
    ...['src/plugins.ts', 'Pages/a.mdx', 'pages'].map((path) => [path, 'only files of pages/ and static/']),
  ])('a file at %s', async (path, message) =>
    expect(await ask('POST', 'git/trees', treeWith(path, blob))).toEqual(refuses(message)),
  );

  it('a tree of a folder as the whole repository, which would contain code', async () => {
    const tree = JSON.parse((await ask('POST', 'git/trees', treeWith('static/src/plugins.ts', blob)))[1]) as {
      sha: string;
    };
    const folder = (await github.emulator.repository.tree(tree.sha)).find(({path}) => path === 'static');
    const commitOfFolder = {message: 'a', tree: folder?.sha, parents: []};
    expect(await ask('POST', 'git/commits', commitOfFolder)).toEqual(refuses('takes only files of pages/ and static/'));
  });

  it('an option of git in the name of a branch', async () => {
    const {repository, pulls} = github.emulator;
    const file = `emulator-${process.pid}`;
    await ask('POST', 'git/refs', {ref: `refs/heads/--output=${file}`, sha: main.commit});
    await repository.move('edit/c', repository.commit(github.treeOf(main.commit), [main.commit], 'a', 'Staff'));
    const {number, sha} = pulls.open({title: 'a', body: '', head: 'edit/c', base: `--output=${file}`, by: 'staff'});
    await fetch(`${github.service.web}/local/website/pull/${number}`);
    expect(existsSync(`${file}...${sha}`)).toBe(false);
  });

  it('people without permission, unknown requests, and a second proposal for one branch', async () => {
    expect((await ask('GET', 'git/ref/heads/main', undefined, 'nobody'))[0]).toBe(401);
    const {visitor} = github.tokens;
    expect((await ask('POST', 'git/refs', {ref: 'refs/heads/edit/a', sha: commit}, visitor))[0]).toBe(403);
    expect((await ask('GET', 'actions/secrets'))[0]).toBe(404);
    expect((await ask('GET', `git/blobs/${UNKNOWN}`))[0]).toBe(404);
    const {head} = github.emulator.pulls.get(1);
    expect(await ask('POST', 'pulls', {title: 'a', body: '', head, base: 'main'})).toEqual(refuses('already exists'));
  });
});

describe('The pages of the emulator', () => {
  const page = async (way: string) => (await fetch(github.service.web + way)).text();

  it('show the text and the changes of each proposal as plain text', async () => {
    const change = {...sampleChange(main), title: '<img src=x>', files: new Map([[HOME, '<script>go(1)</script>\n']])};
    const {number} = await sendProposal(github.connect(), change);
    expect(await page('/')).toContain(`${number}: &lt;img src=x&gt;`);
    const shown = await page(`/local/website/pull/${number}`);
    expect(shown).toContain('+&lt;script&gt;go(1)&lt;/script&gt;');
    expect(shown).not.toMatch(/<script|<img/);
  });

  it('let people play the reviewer', async () => {
    const {number} = await sendProposal(github.connect(), sampleChange(main));
    const press = (button: string, body = '') =>
      fetch(`${github.service.web}/emulator/pulls/${number}/${button}`, {method: 'POST', body, redirect: 'manual'});
    expect((await press('ask', 'body=Fix+it')).status).toBe(303);
    expect(github.emulator.pulls.get(number).reviews).toMatchObject([{state: 'CHANGES_REQUESTED', body: 'Fix it'}]);
    await press('approve');
    await press('publish');
    expect(github.emulator.pulls.get(number)).toMatchObject({state: 'closed', mergedAt: expect.any(Date) as Date});
  });
});
