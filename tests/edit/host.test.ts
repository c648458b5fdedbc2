import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {freePort} from '../../src/commands/ports';
import {ROOT} from '../project';

/** The part of the host's server that matters here: a request for its root may end it, as one for /end does. */
const SERVER = `
  const port = Number(process.argv.find((word) => word.startsWith('--port=')).slice('--port='.length));
  require('node:http').createServer(({url}, response) => {
    if (url !== '/end' && url !== '/') return response.end();
    process.stderr.write('its last words, after ' + url);
    process.exitCode = 3;
    setImmediate(() => process.exit());
  }).listen(port, '127.0.0.1');
`;

describe('The host’s server', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'host-'));
    for (const path of ['build', 'node_modules/wrangler/bin']) mkdirSync(join(folder, path), {recursive: true});
    writeFileSync(join(folder, 'build/index.html'), '');
    writeFileSync(join(folder, 'node_modules/wrangler/bin/wrangler.js'), SERVER);
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  /** Runs a program that serves the site and then does this with it. */
  async function served(act: string): Promise<{code: number | null; said: string}> {
    const program = join(folder, 'program.ts');
    const host = JSON.stringify(join(ROOT, 'src/commands/host'));
    writeFileSync(
      program,
      `import {serveSite} from ${host};\nvoid serveSite(${await freePort()}).then(async (site) => {${act}});\n`,
    );
    const jiti = join(ROOT, 'node_modules/jiti/lib/jiti-cli.mjs');
    return new Promise((resolve) => {
      const child = execFile(process.execPath, [jiti, program], {cwd: folder}, (_, said, wrong) =>
        resolve({code: child.exitCode, said: `${said}${wrong}`}),
      );
    });
  }

  it('ends whoever serves the site when it ends by itself, and its last words are told', async () => {
    const {code, said} = await served('await fetch(`${site.url}/end`).catch(() => undefined);');
    expect(said).toContain('has ended by itself.\nits last words, after /end');
    expect(code).toBe(1);
  });

  it('ends without a word when it is told to, and was not asked for its root meanwhile', async () => {
    expect(await served('site.stop();')).toEqual({code: 0, said: ''});
  });
});
