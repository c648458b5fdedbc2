/** Builds previews of proposals: the whole site, as a host would build it for reviewers. */
import {cpSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {buildCopy} from '../../build';
import {serveHere} from '../../localhost-proxy';
import type {SiteServer} from '../../host';
import {freePort} from '../../ports';
import {CODE} from '../../project';
import type {PullRecord} from './pulls';
import type {LocalRepository} from './repository';

/** The state of a preview. */
export type HostedPreview = {state: 'building'} | {state: 'ready'; url: string} | {state: 'failed'; said: string};

export class Previews {
  /** Keyed by commit. */
  private readonly known = new Map<string, HostedPreview>();
  private readonly servers: SiteServer[] = [];
  private readonly folders: string[] = [];

  /** @param site the origin of the site with the editor that opens a proposal */
  constructor(
    private readonly repository: LocalRepository,
    private readonly site = '',
  ) {}

  /** Starts to build a preview when somebody first opens it, because most proposals are never opened here. */
  of(pull: PullRecord): HostedPreview {
    const known = this.known.get(pull.sha) ?? {state: 'building'};
    if (!this.known.has(pull.sha)) {
      this.known.set(pull.sha, known);
      this.build(pull).then(
        ({url}) => this.known.set(pull.sha, {state: 'ready', url}),
        (error: unknown) => this.known.set(pull.sha, {state: 'failed', said: String(error)}),
      );
    }
    return known;
  }

  remove(): void {
    for (const {stop} of this.servers) stop();
    for (const folder of this.folders) rmSync(folder, {recursive: true, force: true});
  }

  private async build({number, head, sha}: PullRecord): Promise<SiteServer> {
    const folder = mkdtempSync(join(tmpdir(), 'preview-'));
    this.folders.push(folder);
    await this.repository.checkOut(head, folder);
    for (const name of CODE) cpSync(name, join(folder, name), {recursive: true});
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    const out = join(folder, 'build');
    const host = {NETLIFY: 'true', CONTEXT: 'deploy-preview', REVIEW_ID: String(number), HEAD: head, COMMIT_REF: sha};
    await buildCopy(folder, out, {...host, ...(this.site !== '' && {LOCAL_EDITOR_ORIGIN: this.site})});
    const server = await serveHere(await freePort(), out);
    this.servers.push(server);
    return server;
  }
}
