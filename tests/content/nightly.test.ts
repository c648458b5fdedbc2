import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {isPublic, scheduleLine} from '../../src/commands/reminders/schedule';
import {ROOT} from '../project';

const JITI = join(ROOT, 'node_modules/jiti/lib/jiti-cli.mjs');
const printed = (...options: string[]) =>
  execFileSync(process.execPath, [JITI, 'src/commands/nightly.ts', ...options], {cwd: ROOT, encoding: 'utf8'});

/** A server of one's own has systemd, and paths as Linux has them. */
const onLinux = process.platform === 'win32' ? describe.skip : describe;

onLinux('The timer of a server of one’s own', () => {
  it('does in this order what the nightly workflow does, and tells the switch whatever came of it', () => {
    const lines = printed('service', '--place=/srv/elsewhere', '--server=caddy').split('\n');
    const commands = lines.flatMap((line) => /^Exec\w+=(.*)/.exec(line)?.[1] ?? []);
    const order = [
      'heartbeat -- start',
      'release -- "/srv/elsewhere"',
      'caddy validate',
      'reload caddy',
      'alive -- --nightly',
      'tail',
      'heartbeat -- "$$SERVICE_RESULT"',
    ];
    expect(commands).toEqual(order.map((part) => expect.stringContaining(part) as string));
    expect(printed('timer')).toContain('OnCalendar=*-*-* 00:05:00 Africa/Lagos');
  });

  it.each([
    ['success', 'The site is well.\n'],
    [
      'timeout',
      'The site is well.\nThe night ended with: timeout. On the server, journalctl --unit=website-nightly tells the rest.\n',
    ],
  ])('tells the switch what was said, and of a failure where the rest of it is: %s', (SERVICE_RESULT, told) => {
    const [, line = ''] =
      /^ExecStopPost=\/bin\/sh -c '(.*) \| npm run --silent heartbeat/m.exec(printed('service')) ?? [];
    const RUNTIME_DIRECTORY = mkdtempSync(join(tmpdir(), 'night-'));
    writeFileSync(join(RUNTIME_DIRECTORY, 'said'), 'The site is well.\n');
    const env = {...process.env, RUNTIME_DIRECTORY, SERVICE_RESULT};
    expect(execFileSync('/bin/sh', ['-c', line.replaceAll('$$', '$')], {env, encoding: 'utf8'})).toBe(told);
    rmSync(RUNTIME_DIRECTORY, {recursive: true});
  });

  it('is not told a folder or a server that could be read as more', () => {
    for (const option of ['--place=/srv/%h', '--place=/srv/"; rm', '--server=apache']) {
      const options = [JITI, 'src/commands/nightly.ts', 'service', option];
      const {status, stdout} = spawnSync(process.execPath, options, {cwd: ROOT, encoding: 'utf8'});
      expect([option, status, stdout]).toEqual([option, 1, '']);
    }
  });
});

describe('The end of the schedules of a quiet repository', () => {
  const CHANGED = Date.UTC(2026, 10, 1, 12);

  it.each([
    ['2026-11-30', undefined],
    ['2026-12-01', 'within 30 days'],
    ['2026-12-23', 'within 30 days'],
    ['2026-12-24', 'within 7 days'],
    ['2027-01-15', 'within 7 days'],
  ])('60 days after the last change of 1 November 2026 is told on %s: %s', (today, step) => {
    const line = scheduleLine(CHANGED, today);
    if (step === undefined) expect(line).toBeUndefined();
    else
      expect(line).toMatch(
        new RegExp(
          `off on 31 December 2026, 60 days after the last change: ${step}\\. Merge any change, or press Actions`,
        ),
      );
  });

  it('is told for a public repository alone, and what GitHub refuses to say is a failure', async () => {
    const repository = {api: 'https://api.example', name: 'company/website', token: 'secret'};
    const answered = (answer: Response) => {
      jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(answer);
      return isPublic(repository);
    };
    expect(await answered(Response.json({private: false}))).toBe(true);
    expect(await answered(Response.json({private: true}))).toBe(false);
    expect(await answered(Response.json({}))).toBe(false);
    await expect(answered(new Response('', {status: 403}))).rejects.toThrow('GitHub answered 403');
    jest.restoreAllMocks();
  });
});
