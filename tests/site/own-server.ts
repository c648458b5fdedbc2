import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {compress} from '../../src/commands/server/compress';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 50;

/**
 * A server of one's own in a folder of its own, with the configuration that the command writes: at one port without
 * encryption, at the next as visitors meet it, with a certificate made for the test, and at the one above that the way
 * there.
 */
export abstract class OwnServer {
  abstract readonly name: string;
  /** Where systems have the program. */
  protected abstract readonly places: readonly string[];
  /** In which texts travel, the smallest first. */
  abstract readonly encodings: readonly string[];
  /** What an address out of the folder is answered, and the way to encryption. */
  abstract readonly answers: {outside: number; moved: number};
  /** Made at the start. */
  protected folder = '';
  private server: ChildProcess | undefined;

  /** @param port of the site without encryption */
  constructor(readonly port: number) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  protected get root(): string {
    return join(this.folder, 'site');
  }

  /** @returns the program; nothing where it is not installed */
  get program(): string | undefined {
    return process.platform === 'win32' ? undefined : this.places.find((path) => existsSync(path));
  }

  /** Writes the configurations. @returns how the program is told to check them, and to serve by them */
  protected abstract configure(built: string, url: string): {check: string[]; serve: string[]};

  async start(built: string, url: string): Promise<void> {
    const {program} = this;
    if (program === undefined) throw new Error(`${this.name} is not installed here.`);
    this.folder = mkdtempSync(join(tmpdir(), 'server-'));
    cpSync(built, this.root, {recursive: true});
    await compress(this.root);
    const {check, serve} = this.configure(built, url);
    const {status, stderr} = spawnSync(program, check, {encoding: 'utf8'});
    if (status !== 0) throw new Error(stderr);
    const running = spawn(program, serve, {stdio: ['ignore', 'ignore', 'pipe']});
    this.server = running;
    let said = '';
    running.stderr.on('data', (chunk: Buffer) => (said += String(chunk)));
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await this.isOn())) {
      if (Date.now() > deadline) throw new Error(`${this.name} does not answer: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  async stop(): Promise<void> {
    const {server} = this;
    if (server?.kill('SIGTERM')) await once(server, 'exit');
    if (this.folder !== '') rmSync(this.folder, {recursive: true, force: true});
  }

  /** @returns the path of a new file in the folder */
  protected write(name: string, text: string): string {
    writeFileSync(join(this.folder, name), text);
    return join(this.folder, name);
  }

  private isOn = () =>
    fetch(this.url).then(
      () => true,
      () => false,
    );
}
