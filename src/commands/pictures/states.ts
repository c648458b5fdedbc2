import {mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {git} from '../../node/git';
import {buildCopy, installIn, NO_CACHE} from '../build';

const LOCKFILE = 'package-lock.json';
const MODULES = 'node_modules';

/** Classes name their parts; the bundler's cache would keep them under the names of other builds. */
export const OPTIONS = ['--config', join(__dirname, 'with-part-names.ts')];

/** The folders of the two built sites that are compared. */
export interface States {
  before: string;
  after: string;
  remove: () => void;
}

/**
 * Builds the site as it was at a commit, in a work tree of its own, and as it lies in the project's folder.
 * @throws Error with the output of the build that failed
 */
export async function buildStates(commit: string): Promise<States> {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const project = join(folder, 'project');
  const states = {before: join(folder, 'before'), after: join(folder, 'after')};
  const remove = () => {
    rmSync(folder, {recursive: true, force: true});
    git(['worktree', 'prune']);
  };
  try {
    git(['worktree', 'add', '--quiet', '--detach', project, commit]);
    giveModules(project);
    await Promise.all([build(project, states.before), build(process.cwd(), states.after)]);
    return {...states, remove};
  } catch (error) {
    remove();
    throw error;
  }
}

const build = (project: string, out: string) => buildCopy(project, out, NO_CACHE, OPTIONS);

/** The same packages serve both states, unless the lockfile says otherwise. */
function giveModules(project: string): void {
  if (readFileSync(LOCKFILE).equals(readFileSync(join(project, LOCKFILE))))
    symlinkSync(resolve(MODULES), join(project, MODULES), 'junction');
  else installIn(project);
}
