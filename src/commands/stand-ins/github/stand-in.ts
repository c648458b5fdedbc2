/** The stand-in of GitHub as a process of its own, over the pages as they lie in this folder. */
import {GITHUB_STAND_IN_PORT, GITHUB_STAND_IN_URL} from '../../../content/host/github-service';
import {PAGES_FOLDER, STATIC_FOLDER} from '../../../content/paths';
import {siteOrigins} from '../gate';
import {answerAt} from '../ready';
import {LocalRepository} from './repository';
import {GithubStandIn} from './server';

async function start(): Promise<void> {
  const repository = await LocalRepository.of('.', [PAGES_FOLDER, STATIC_FOLDER]);
  const {server, previews} = new GithubStandIn(repository, GITHUB_STAND_IN_URL, siteOrigins());
  answerAt(server, GITHUB_STAND_IN_PORT, () => {
    previews.remove();
    repository.remove();
  });
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
