import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {findFreePort} from '../../../../src/cli/ports';
import {startEmulators, type Emulators} from '../../../../src/cli/emulators/start';
import {HOME, SITE, TestGithub} from '../../editor/emulator';
import {sendCrossSiteRequest} from '../../editor/request';
import {ROOT} from '../../../project';

process.chdir(ROOT);

const EVIL = 'https://evil.example';

/** A form from a page of another site, and a foreign host name that resolves to this machine. */
const HOST = 'evil.example:8798';
const VISITS: Record<string, string>[] = [{Origin: EVIL}, {Host: HOST, Origin: `http://${HOST}`}];

describe('The emulator of GitHub protects itself when another website', () => {
  let github: TestGithub;
  beforeAll(async () => (github = await TestGithub.start()));
  afterAll(() => github.stop());

  const ways = ['', '/repos/local/website/pulls', '/emulator/faults', '/local/website/pull/1/preview', '/edit/session'];

  it.each(VISITS)('sends %j, refuses, reveals nothing and changes nothing', async (headers) => {
    const before = github.emulator.repository.branches('');
    for (const way of ways) {
      const given = {...headers, Authorization: 'Bearer github_pat_staffabcdefghijklmnopqrst'};
      const {status, headers: answered, message} = await sendCrossSiteRequest(github.service.api + way, given, 'POST');
      expect([way, status]).toEqual([way, 403]);
      expect(answered).not.toHaveProperty('access-control-allow-origin');
      expect(message).not.toContain('github_pat');
    }
    expect(github.emulator.repository.branches('')).toEqual(before);
    expect(github.emulator.asked).toEqual([]);
  });

  it('uses a token from a public file: the token is rejected', async () => {
    for (const token of ['github_pat_staffabcdefghijklmnopqrst', 'github_pat_staff_', 'ghu_standinstandinstandin']) {
      const headers = {Origin: SITE, Authorization: `Bearer ${token}`};
      const {status} = await sendCrossSiteRequest(`${github.service.api}/repos/local/website`, headers);
      expect([token, status]).toEqual([token, 401]);
    }
  });

  it('embeds it, guesses the address of a preview or redirects a sign-in: nothing is revealed', async () => {
    const {emulator, service} = github;
    expect((await sendCrossSiteRequest(service.web, {})).headers['x-frame-options']).toBe('DENY');
    const [main = ''] = emulator.repository.branches('main').map(({sha}) => sha);
    await github.others('main', {[HOME]: 'Newer\n'});
    const tree = github.treeOf(main);
    const older = emulator.repository.commit(tree, [main], 'A proposal', 'Staff');
    await emulator.repository.move('edit/a', older);
    const {number, secret} = emulator.pulls.open({title: 'a', body: '', head: 'edit/a', base: 'main', by: 'staff'});
    const page = `${service.web}/local/website/pull/${number}`;
    for (const end of ['preview', 'preview/', `preview/${'0'.repeat(36)}`])
      expect([401, 404]).toContain((await sendCrossSiteRequest(`${page}/${end}`, {})).status);
    expect(secret).toMatch(/^[0-9a-f-]{36}$/);
    const question =
      'client_id=local&redirect_uri=http://localhost:3001/edit&code_challenge=a&code_challenge_method=S256';
    const {status} = await sendCrossSiteRequest(`${service.web}/login/oauth/authorize?${question}`, {});
    expect(status).toBe(400);
  });
});

describe('The emulators of a run', () => {
  let ports: {forms: number; github: number};
  let emulators: Emulators;
  beforeAll(async () => {
    ports = {forms: await findFreePort(), github: await findFreePort()};
    emulators = await startEmulators([SITE], ports);
  });
  afterAll(() => emulators.stop());

  it('never share a port with another run, and report a used port in one sentence', () =>
    expect(startEmulators([SITE], ports)).rejects.toThrow(
      `Port ${ports.forms} is in use, perhaps by an emulator of another clone. Stop that process, or set LOCAL_FORMS_PORT to another port, also for the build.`,
    ));

  it('stop with the process that started them', async () => {
    const other = {forms: await findFreePort(), github: await findFreePort()};
    const jiti = join('node_modules', 'jiti', 'lib', 'jiti-cli.mjs');
    const program = [jiti, 'tests/unit/editor/run-emulators.ts', JSON.stringify(other)];
    const child: ChildProcess = spawn(process.execPath, program, {stdio: ['ignore', 'pipe', 'inherit']});
    if (child.stdout) await once(child.stdout, 'data');
    child.kill('SIGKILL');
    const isGone = () =>
      fetch(`http://127.0.0.1:${other.forms}`).then(
        () => false,
        () => true,
      );
    while (!(await isGone())) await new Promise((resolve) => setTimeout(resolve, 50));
  });
});
