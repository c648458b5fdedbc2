/**
 * Runs one emulator as a separate process: `forms`, or `github` with the pages of this folder. It
 * tells the parent process when it is ready, and ends with it.
 */
import type {Server} from 'node:http';
import {PAGES_FOLDER, STATIC_FOLDER} from '../../cms/parse';
import {LOCAL_FORMS_PORT} from '../../node/form-service';
import {LOCAL_GITHUB_PORT, LOCAL_GITHUB_URL} from '../../node/github-service';
import {createFormService} from './forms';
import {LocalRepository} from './github/repository';
import {GithubEmulator} from './github/server';
import {siteOrigins} from './origin-guard';

function listen(server: Server, port: number): void {
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(event, () => process.exit());
  server.once('error', fail);
  server.listen(port, '127.0.0.1', () => process.send?.('ready'));
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function emulateGithub(): Promise<void> {
  const repository = await LocalRepository.of('.', [PAGES_FOLDER, STATIC_FOLDER]);
  const {server, previews} = new GithubEmulator(repository, LOCAL_GITHUB_URL, siteOrigins());
  process.once('exit', () => {
    previews.remove();
    repository.remove();
  });
  listen(server, LOCAL_GITHUB_PORT);
}

if (process.argv.at(-1) === 'github') emulateGithub().catch(fail);
else listen(createFormService(siteOrigins()), LOCAL_FORMS_PORT);
