import {existsSync} from 'node:fs';
import {bareEnvironment} from '../../src/commands/environment';
import {asked} from './asked';
import {SITE, TestGithub} from './stand-in';

describe('What somebody with a token proposes to the stand-in', () => {
  let github: TestGithub;
  beforeAll(async () => (github = await TestGithub.start()));
  afterAll(() => github.stop());

  const post = async (way: string, body: unknown) => {
    const headers = {Origin: SITE, Authorization: `Bearer ${github.tokens.staff}`};
    const url = `${github.service.api}/repos/local/website/${way}`;
    const {status, said} = await asked(url, headers, 'POST', JSON.stringify(body));
    return {status, said, sha: (JSON.parse(said) as {sha?: string}).sha ?? ''};
  };
  const treeWith = async (path: string) => {
    const {repository} = github.standIn;
    const [main = ''] = repository.branches('main').map(({sha}) => sha);
    const blob = await post('git/blobs', {content: btoa('evil()'), encoding: 'base64'});
    const entry = {path, mode: '100644', type: 'blob', sha: blob.sha};
    return post('git/trees', {base_tree: github.treeOf(main), tree: [entry]});
  };

  it('is no folder of the site in place of the whole, which would bring code', async () => {
    const {sha} = await treeWith('static/src/plugins.ts');
    const folder = (await github.standIn.repository.tree(sha)).find(({path}) => path === 'static');
    const {status, said} = await post('git/commits', {message: 'a', tree: folder?.sha, parents: []});
    expect([status, said]).toEqual([422, expect.stringContaining('takes only files of pages/ and static/')]);
  });

  it('learns nothing of this machine while its preview is built', () => {
    const secrets = {GITHUB_TOKEN: 'a', NPM_TOKEN: 'b', GITHUB_CLIENT_SECRET: 'c', NODE_OPTIONS: '--require ./d.js'};
    expect(bareEnvironment({PATH: '/bin', ...secrets})).toEqual({PATH: '/bin'});
  });

  it('is no option of git in the name of a branch', async () => {
    const {repository, pulls} = github.standIn;
    const [main = ''] = repository.branches('main').map(({sha}) => sha);
    const file = `drive-by-${process.pid}`;
    await post('git/refs', {ref: `refs/heads/--output=${file}`, sha: main});
    await repository.move('edit/a', await repository.commit(github.treeOf(main), [main], 'a', 'Staff'));
    const {number, sha} = pulls.open({title: 'a', body: '', head: 'edit/a', base: `--output=${file}`, by: 'staff'});
    await asked(`${github.service.web}/local/website/pull/${number}`, {});
    expect(existsSync(`${file}...${sha}`)).toBe(false);
  });
});
