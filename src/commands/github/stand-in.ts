/** The stand-in of GitHub as a process of its own, over the pages as they lie in this folder. */
import {GITHUB_STAND_IN_PORT, GITHUB_STAND_IN_URL} from '../../content/host/github-service';
import {PAGES_FOLDER, STATIC_FOLDER} from '../../content/paths';
import {LocalRepository} from './repository';
import {GithubStandIn} from './server';

async function start(): Promise<void> {
  const repository = await LocalRepository.of('.', [PAGES_FOLDER, STATIC_FOLDER]);
  const {server, previews} = new GithubStandIn(repository, GITHUB_STAND_IN_URL);
  server.listen(GITHUB_STAND_IN_PORT, '127.0.0.1');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
  process.once('exit', () => {
    previews.remove();
    repository.remove();
  });
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
