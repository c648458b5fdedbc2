/**
 * Runs the emulators of the form service and of GitHub in this process. A build has fixed addresses for them. Each
 * worker has its own emulators at other ports, and its browser maps the fixed addresses to those.
 */
import {once} from 'node:events';
import type {IncomingMessage, Server} from 'node:http';
import {localOrigins} from '../../src/cli/emulators/origin-guard';
import {createFormService} from '../../src/cli/emulators/forms';
import {LocalRepository} from '../../src/cli/emulators/github/repository';
import {GithubEmulator} from '../../src/cli/emulators/github/server';
import {PAGES_FOLDER, STATIC_FOLDER} from '../../src/cms/values/paths';
import {LOCAL_FORMS_PORT} from '../../src/node/form-service';
import {LOCAL_GITHUB_PORT, LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {GithubDescriptions} from '../github-descriptions';
import {FORMS_PORT, GITHUB_PORT, PREVIEW_PORT, SITE_PORT, START_PORT} from './address';

/** GitHub's descriptions of its APIs, read once by each worker. */
let descriptions: GithubDescriptions | undefined;

/** The origins of the tests' pages. */
export const ORIGINS = [SITE_PORT, PREVIEW_PORT, START_PORT].flatMap(localOrigins);

const PORTS = [
  [LOCAL_FORMS_PORT, FORMS_PORT],
  [LOCAL_GITHUB_PORT, GITHUB_PORT],
] as const;

/** The option for Chromium. @see https://www.chromium.org/developers/design-documents/network-stack/socks-proxy/ */
export const HOST_RULES = `--host-resolver-rules=${PORTS.map(([known, own]) => `MAP 127.0.0.1:${known} 127.0.0.1:${own}`).join(', ')}`;

/** The option for Firefox. */
export const FIREFOX_PREFERENCES = {'network.socket.forcePort': PORTS.map((pair) => pair.join('=')).join(';')};

/** @param known the port that browsers use for the emulator */
async function listen(server: Server, port: number, known: number): Promise<() => Promise<void>> {
  // The tests themselves use the port of the worker.
  server.prependListener('request', ({headers}: IncomingMessage) => {
    if (headers.host === `127.0.0.1:${port}`) headers.host = `127.0.0.1:${known}`;
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}

/**
 * @param site the origins of the pages that may send forms
 * @returns a function that stops it
 */
export const startForms = (site: readonly string[]): Promise<() => Promise<void>> =>
  listen(createFormService(site), FORMS_PORT, LOCAL_FORMS_PORT);

/**
 * Starts the GitHub emulator with the pages of the working directory and no proposals.
 * @param site the origins of the pages that may send requests
 * @returns a function that stops it
 */
export async function startGithub(site: readonly string[]): Promise<() => Promise<void>> {
  const repository = await LocalRepository.of('.', [PAGES_FOLDER, STATIC_FOLDER]);
  const emulator = new GithubEmulator(repository, LOCAL_GITHUB_URL, site);
  const {server, previews} = emulator;
  const problems: string[] = [];
  emulator.onExchange = (exchange) => {
    descriptions ??= new GithubDescriptions();
    problems.push(...descriptions.problems(exchange));
  };
  const close = await listen(server, GITHUB_PORT, LOCAL_GITHUB_PORT);
  return async () => {
    await close();
    previews.remove();
    repository.remove();
    if (problems.length > 0) throw new Error(`GitHub would not have taken or answered this:\n${problems.join('\n')}`);
  };
}
