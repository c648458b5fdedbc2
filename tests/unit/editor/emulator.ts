/** Runs the GitHub emulator inside a test, with a small website. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {LocalRepository} from '../../../src/cli/emulators/github/repository';
import {REPOSITORY} from '../../../src/cli/emulators/github/settings';
import {GithubEmulator} from '../../../src/cli/emulators/github/server';
import {connect, loadBranch, newDraftKey} from '../../../src/editor/github';
import type {Branch, ProposedChange, Connection, GithubService, SentProposal} from '../../../src/editor/github';
import {GithubDescriptions} from '../../github-descriptions';

export const HOME = 'pages/index.mdx';
export const HISTORY = 'pages/about/history.mdx';

let descriptions: GithubDescriptions | undefined;
const problems: string[] = [];
/** All requests must be valid for GitHub, and all responses must be possible for GitHub. */
afterEach(() => expect(problems.splice(0)).toEqual([]));

export const SITE = 'http://localhost:3000';

/** With byte order marks and Windows line ends, so that every byte counts. */
export const FILES: Readonly<Record<string, string | Uint8Array>> = {
  [HOME]: '---\ntitle: Home\nheading: Energy for Nigeria\n---\n\nWe drill, we haul.\n',
  [HISTORY]: '\uFEFF---\r\ntitle: History\r\n---\r\n\r\nFounded in Warri; Ẹ káàbọ̀.\r\n',
  'pages/_site.yml': 'name: Ferrowell # the short name\n',
  'pages/old.mdx': Uint8Array.of(...Buffer.from('---\ntitle: Caf'), 0xe9, 0x0a),
  'static/img/yard.jpg': Uint8Array.of(0xff, 0xd8, 0xff, 0x00, 0x0d, 0x0a, 0x1a),
};

/** Whether this device is online, for Node 20, which has no such property. */
export const withLine = {onLine: true};
Object.defineProperty(globalThis, 'navigator', {value: withLine, configurable: true});

export class TestGithub {
  private constructor(
    readonly emulator: GithubEmulator,
    readonly service: GithubService,
  ) {}

  static async start(files = FILES): Promise<TestGithub> {
    const folder = mkdtempSync(join(tmpdir(), 'website-'));
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), {recursive: true});
      writeFileSync(join(folder, file), content);
    }
    const emulator = new GithubEmulator(await LocalRepository.of(folder, ['pages', 'static']), '', [SITE]);
    rmSync(folder, {recursive: true});
    emulator.onExchange = (exchange) => {
      try {
        descriptions ??= new GithubDescriptions();
        problems.push(...descriptions.problems(exchange));
      } catch (error) {
        problems.push(String(error));
      }
    };
    await new Promise<void>((done) => emulator.server.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(emulator.server.address() as AddressInfo).port}`;
    emulator.url = url;
    const session = `${url}/edit/session`;
    const place = {repository: REPOSITORY, branch: 'main', clientId: 'local', session};
    return new TestGithub(emulator, {api: url, web: url, ...place});
  }

  stop(): void {
    this.emulator.server.closeAllConnections();
    this.emulator.server.close();
    this.emulator.repository.remove();
  }

  get tokens() {
    return this.emulator.people.tokens;
  }

  private initial?: string;

  /** Removes all branches of proposals, and moves `main` back to its first commit. */
  async reset(): Promise<void> {
    const {repository, pulls, faults} = this.emulator;
    faults.clear();
    this.initial ??= repository.head('main') ?? '';
    for (const pull of pulls.list()) if (pull.state === 'open') pulls.close(pull);
    for (const {name} of repository.branches('edit/')) await repository.delete(name);
    await repository.move('main', this.initial);
  }

  connect = (token: string = this.tokens.staff): Connection => connect(this.service, token);

  /** Changes a branch outside the editor, like a colleague or a reviewer. */
  async others(branch: string, files: Record<string, string | Uint8Array | null>): Promise<string> {
    const {repository, pulls} = this.emulator;
    const head = repository.head(branch) ?? '';
    const entries = Object.entries(files).map(([path, content]) => {
      const written = content === null ? null : Buffer.from(content as string).toString('base64');
      return {path, mode: '100644', sha: written === null ? null : repository.write(written, 'base64')};
    });
    const tree = await repository.writeTree(this.treeOf(head), entries);
    const made = repository.commit(tree, [head], 'By somebody else', 'Somebody else');
    await repository.move(branch, made);
    pulls.branchMoved(branch, made);
    return made;
  }

  treeOf = (commit: string): string => this.emulator.repository.commitAt(commit)?.tree ?? '';

  async text(branch: string, file: string): Promise<string | undefined> {
    const {repository} = this.emulator;
    const line = (await repository.tree(repository.head(branch) ?? '')).find(({path}) => path === file);
    return line && (await repository.bytes(line.sha)).toString();
  }

  branchesOf = ({key}: ProposedChange) => this.emulator.repository.branches(`edit/${key}`);

  pullsOf = ({key}: ProposedChange) => this.emulator.pulls.list().filter(({head}) => head.startsWith(`edit/${key}`));
}

interface Started {
  github: TestGithub;
  staff: Connection;
  /** The website at the beginning of each test. */
  main: Branch;
}

/** Starts an emulator for the tests of one file, and resets its `main` and its faults after each. */
export function withGithub(use: (started: Started) => unknown, files = FILES): void {
  let started: Started;
  beforeAll(async () => {
    const github = await TestGithub.start(files);
    const staff = github.connect();
    started = {github, staff, main: await loadBranch(staff)};
    use(started);
  });
  afterEach(async () => {
    const {github, main} = started;
    github.emulator.faults.clear();
    await github.emulator.repository.move('main', main.commit);
  });
  afterAll(() => started.github.stop());
}

const PAUSE_MS = 1000;

export const urlOf = (request: Parameters<typeof fetch>[0]): string => new Request(request).url;

/** Skips pauses of at least a second in each test of a file, such as those before a second look. */
export function withoutPauses(): void {
  const {setTimeout: original} = globalThis;
  beforeEach(() => {
    const skipping = (work: () => void, delay = 0) => original(work, delay >= PAUSE_MS ? 0 : delay);
    jest.spyOn(globalThis, 'setTimeout').mockImplementation(skipping);
  });
}

export const laterChange = (main: Branch, {branch: name, commit}: SentProposal, text: string): ProposedChange => ({
  ...sampleChange(main),
  ...{base: {name, commit}, files: new Map([[HOME, text]])},
});

/** Returns the change of two pages and a photo. */
export function sampleChange({name, commit, texts}: Branch): ProposedChange {
  const files = new Map<string, string | Uint8Array | null>([
    [HOME, (texts.get(HOME) ?? '').replace('haul', 'haul and weld: #1')],
    [HISTORY, (texts.get(HISTORY) ?? '').replace('Warri', 'Wárrí')],
    ['static/img/new.png', Uint8Array.of(0x89, 0x50, 0x0a, 0x0d, 0x00)],
  ]);
  const words = {title: 'Say that we weld', body: 'Home: *haul* → *haul and weld*'};
  return Object.freeze({key: newDraftKey(), base: Object.freeze({name, commit}), files, ...words});
}
