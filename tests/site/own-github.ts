/** A stand-in of GitHub for one test, in which proposals may be published: the one of all tests stays as it is. */
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {LocalRepository} from '../../src/commands/stand-ins/github/repository';
import {REPOSITORY} from '../../src/commands/stand-ins/github/route';
import {GithubStandIn} from '../../src/commands/stand-ins/github/server';
import {connect, giveReview, loadBranch, newKey, publish, send, type Sent} from '../../src/edit/github';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {SITE_URL} from './address';

type Files = Record<string, string | Uint8Array | null>;

export class OwnGithub {
  private constructor(private readonly standIn: GithubStandIn) {}

  /** Begins over the pages of this site. */
  static async start(): Promise<OwnGithub> {
    const standIn = new GithubStandIn(await LocalRepository.of('.', ['pages', 'static']), '', [SITE_URL]);
    await new Promise<void>((done) => standIn.server.listen(0, '127.0.0.1', done));
    standIn.url = `http://127.0.0.1:${(standIn.server.address() as AddressInfo).port}`;
    return new OwnGithub(standIn);
  }

  stop(): void {
    this.standIn.server.closeAllConnections();
    this.standIn.server.close();
    this.standIn.repository.remove();
  }

  get tokens() {
    return this.standIn.people.tokens;
  }

  /** Opens the editor with a token of this stand-in, which then answers all that the page asks of GitHub. */
  async signIn(page: Page, token = this.tokens.staff, address = '/edit'): Promise<void> {
    await page.route(`${LOCAL_GITHUB_URL}/**`, (route) =>
      route.continue({url: route.request().url().replace(LOCAL_GITHUB_URL, this.standIn.url)}),
    );
    await page.goto(address);
    const main = page.locator('main');
    await main.getByText('Sign in with a token instead').click();
    await main.getByLabel('Token').fill(token);
    await main.getByRole('button', {name: 'Sign in', exact: true}).click();
    await page.frameLocator('iframe').locator('h1').waitFor();
  }

  private connect = (token: string) => {
    const {url} = this.standIn;
    return connect({api: url, web: url, repository: REPOSITORY, branch: 'main', session: `${url}/edit/session`}, token);
  };

  /** Proposes files as a member of staff. */
  async propose(title: string, files: Files): Promise<Sent> {
    const staff = this.connect(this.tokens.staff);
    const {name, commit} = await loadBranch(staff);
    const base = {name, commit};
    return send(staff, {key: newKey(), base, files: new Map(Object.entries(files)), title, body: title});
  }

  /** Proposes files, lets a colleague agree, and publishes them. */
  async publish(title: string, files: Files): Promise<void> {
    const {number, commit} = await this.propose(title, files);
    const colleague = this.connect(this.tokens.colleague);
    await giveReview(colleague, number, {key: newKey(), commit, decision: 'APPROVE', words: '', remarks: []});
    await publish(colleague, number, commit);
  }

  /** @returns a file as a proposal, or the website, has it now; nothing where it is gone */
  async textOf(file: string, number?: number): Promise<string | undefined> {
    const {repository, pulls} = this.standIn;
    const commit = number === undefined ? repository.head('main') : pulls.get(number).sha;
    return repository.find(['show', `${commit}:${file}`]);
  }

  /** @returns git's hash of a file as a proposal has it */
  hashOf = (file: string, number: number): Promise<string | undefined> =>
    this.standIn.repository.find(['rev-parse', `${this.standIn.pulls.get(number).sha}:${file}`]);

  /** @returns whether a proposal could be published as far as its words go */
  isMergeable = (number: number): Promise<boolean> => this.standIn.pulls.isMergeable(this.standIn.pulls.get(number));
}
