/** Runs the GitHub emulator as a process, over the pages of this folder. */
import {LOCAL_GITHUB_PORT, LOCAL_GITHUB_URL} from '../../../node/github-service';
import {PAGES_FOLDER, STATIC_FOLDER} from '../../../cms/parse';
import {siteOrigins} from '../origin-guard';
import {answerAt} from '../ready';
import {LocalRepository} from './repository';
import {GithubEmulator} from './server';

async function start(): Promise<void> {
  const repository = await LocalRepository.of('.', [PAGES_FOLDER, STATIC_FOLDER]);
  const {server, previews} = new GithubEmulator(repository, LOCAL_GITHUB_URL, siteOrigins());
  answerAt(server, LOCAL_GITHUB_PORT, () => {
    previews.remove();
    repository.remove();
  });
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
