import {execFile} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseDocument} from 'yaml';
import {ROOT} from '../project';
import {Switch} from './switch';

const JITI = join(ROOT, 'node_modules/jiti/lib/jiti-cli.mjs');
const HEARTBEAT = join(ROOT, 'src/commands/heartbeat.ts');
const HOUR_MS = 3_600_000;

interface Ran {
  code: number;
  said: string;
}

/** Runs a program with these variables and what is piped into it. */
function run(file: string, options: string[], env: NodeJS.ProcessEnv, piped = '', cwd = ROOT): Promise<Ran> {
  return new Promise((done) => {
    const child = execFile(file, options, {cwd, env: {PATH: process.env.PATH, ...env}}, (error, out, wrong) =>
      done({code: error ? Number(error.code) : 0, said: out + wrong}),
    );
    // A program may end before it reads what it has no need of.
    child.stdin?.on('error', () => undefined).end(piped);
  });
}

const beat = (kind: string, env: NodeJS.ProcessEnv, piped?: string) =>
  run(process.execPath, [JITI, HEARTBEAT, kind], env, piped);

const listener = new Switch();
beforeAll(() => listener.open());
afterAll(() => listener.close());
beforeEach(() => (listener.beats = []));

describe('The switch outside', () => {
  it('is told that a night begins, that it went well, and with its sentences that it did not', async () => {
    const env = {HEARTBEAT_URL: listener.url};
    expect((await beat('start', env)).code).toBe(0);
    expect((await beat('success', env, 'The site is well.\n')).code).toBe(0);
    expect((await beat('fail', env, 'A header is lost.\n')).code).toBe(0);
    // What systemd says of a service that failed.
    expect((await beat('exit-code', env, 'No build.')).code).toBe(0);
    expect(listener.beats).toEqual([
      {kind: 'start', body: ''},
      {kind: 'success', body: 'The site is well.\n'},
      {kind: 'fail', body: 'A header is lost.\n'},
      {kind: 'fail', body: 'No build.'},
    ]);
  });

  it('is told again where it does not answer at once, and its address is told to nobody where it never does', async () => {
    listener.refusals = 2;
    expect((await beat('success', {HEARTBEAT_URL: listener.url})).code).toBe(0);
    expect(listener.beats).toHaveLength(1);
    const {code, said} = await beat('success', {HEARTBEAT_URL: `${listener.url}x`});
    expect([code, said]).toEqual([1, 'The switch takes no beat: 404. It will write to people.\n']);
  });

  it('is told the end of what is too long for it', async () => {
    await beat('fail', {HEARTBEAT_URL: listener.url}, `${'x'.repeat(20_000)}The end.`);
    expect(listener.beats[0]?.body).toHaveLength(10_000);
    expect(listener.beats[0]?.body).toMatch(/The end\.$/);
  });

  it('is missed in one notice a night where its address is not set', async () => {
    const {code, said} = await beat('start', {GITHUB_ACTIONS: 'true'});
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/^::notice::Nobody is told .*HEARTBEAT_URL.*See DEPLOY\.md\.\n$/),
    ]);
    expect(await beat('fail', {GITHUB_ACTIONS: 'true'})).toEqual({code: 0, said: ''});
  });

  it('writes to people within 26 hours of the last beat where the schedule is off, and on none of 60 nights that ran', () => {
    const begins = Date.UTC(2026, 10, 29, 23, 5);
    let last = 0;
    for (let night = 0; night < 60; night += 1) {
      // A runner may begin an hour late, and take half of one.
      last = begins + (24 * night + (night % 3) / 2) * HOUR_MS;
      if (night > 0) expect([night, listener.writes(last)]).toEqual([night, false]);
      listener.hear('start', last);
      listener.hear('success', last + HOUR_MS / 2);
    }
    expect(listener.writes(last + 26 * HOUR_MS)).toBe(false);
    expect(listener.writes(last + 27 * HOUR_MS)).toBe(true);
    listener.hear('start', last);
    expect(listener.writes(last + 3 * HOUR_MS)).toBe(true);
  });
});

interface Workflow {
  jobs: Record<string, {steps: {name?: string; run?: string; env?: Record<string, string>; if?: string}[]}>;
}

/** Runners of the workflow have a shell as Linux has it. */
const onLinux = process.platform === 'win32' ? describe.skip : describe;

onLinux('The nightly workflow', () => {
  const {jobs} = parseDocument(readFileSync(join(ROOT, '.github/workflows/nightly.yml'), 'utf8')).toJS() as Workflow;
  const steps = (jobs.build?.steps ?? []).filter(({name}) => name !== undefined);
  let folder: string;
  let hook: ReturnType<typeof createServer>;
  let asked: string[] = [];
  let status = 200;

  beforeAll(async () => {
    hook = createServer(({method = ''}, response) => {
      asked.push(method);
      response.writeHead(status).end();
    });
    hook.listen(0, '127.0.0.1');
    await once(hook, 'listening');
  });
  afterAll(() => hook.close());
  beforeEach(() => {
    [asked, status] = [[], 200];
    folder = mkdtempSync(join(tmpdir(), 'runner-'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  /** Runs the steps as a runner does; the look at the site alone is not the true one. */
  async function night(secrets: NodeJS.ProcessEnv, look: Ran): Promise<Ran[]> {
    const program = (name: string, script: string) => {
      writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
      chmodSync(join(folder, name), 0o755);
    };
    program('uuidgen', 'echo 5f1c5b0e');
    program(
      'npm',
      `if [ "$3" = alive ]; then echo "$* $HEARTBEAT_URL: ${look.said}"; exit ${look.code}; fi
exec "${process.execPath}" "${JITI}" "${HEARTBEAT}" "$5"`,
    );
    const ran: Ran[] = [];
    for (const {run: script = '', env = {}, if: condition} of steps) {
      if (ran.some(({code}) => code !== 0) && condition === undefined) continue;
      const given = Object.fromEntries(Object.keys(env).map((name) => [name, secrets[name] ?? '']));
      const own = {...given, RUNNER_TEMP: folder, GITHUB_ACTIONS: 'true', PATH: `${folder}:${process.env.PATH ?? ''}`};
      const file = join(folder, 'step.sh');
      writeFileSync(file, script);
      ran.push(await run('bash', ['-e', file], own, '', folder));
    }
    return ran;
  }

  const secrets = () => ({
    HEARTBEAT_URL: listener.url,
    DEPLOY_HOOK: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`,
  });
  const WELL = {code: 0, said: 'The site is well.'};

  it('asks for a build, looks at the site, and tells the switch', async () => {
    const ran = await night(secrets(), WELL);
    expect(ran.map(({code}) => code)).toEqual([0, 0, 0]);
    expect(asked).toEqual(['POST']);
    expect(listener.beats).toEqual([
      {kind: 'start', body: ''},
      // The look is told no secret.
      {kind: 'success', body: 'run --silent alive -- --nightly : The site is well.\n'},
    ]);
  });

  it('fails, and tells the switch what is wrong, where the site is not well', async () => {
    const ran = await night(secrets(), {code: 1, said: 'A header is lost.'});
    expect(ran.at(-1)?.code).toBe(1);
    expect(listener.beats.at(-1)).toEqual({kind: 'fail', body: expect.stringContaining('A header is lost.') as string});
  });

  it('fails, and tells the switch so, where the host takes no request for a build any more', async () => {
    status = 404;
    const ran = await night(secrets(), WELL);
    expect(ran.at(-1)?.code).toBe(1);
    expect(listener.beats.at(-1)).toEqual({
      kind: 'fail',
      body: 'The host took no request for a build: look at the address in the secret DEPLOY_HOOK.\n',
    });
  });

  it('is green without its secrets, and says in a notice each what is missing', async () => {
    const ran = await night({}, WELL);
    expect(ran.map(({code}) => code)).toEqual([0, 0, 0]);
    expect(ran.map(({said}) => /HEARTBEAT_URL|DEPLOY_HOOK/.exec(said)?.[0])).toEqual([
      'HEARTBEAT_URL',
      'DEPLOY_HOOK',
      undefined,
    ]);
    expect(listener.beats).toEqual([]);
  });

  it('shows what it read on the site and obeys none of it', async () => {
    const ran = await night(secrets(), {code: 1, said: '::add-mask::x'});
    expect(ran.at(-1)?.said).toMatch(/^::stop-commands::[0-9a-f-]+\n/);
  });
});
