import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {git} from '../../node/git';
import {buildCopy} from '../build';

const LOCKFILE = 'package-lock.json';
const MODULES = 'node_modules';

/** Both builds are local ones, whatever machine makes them: a preview's ribbon is no change of the site. */
const LOCAL = {CF_PAGES: '', NETLIFY: '', DEPLOYMENT: ''};

/** The two built sites that are compared, and the project that each was built from. */
export interface States {
  before: State;
  after: State;
  remove: () => void;
}

export interface State {
  project: string;
  build: string;
}

/**
 * Builds the site as it was at a commit, in a work tree of its own, and as it lies in the project's folder.
 * @throws Error with the output of the build that failed
 */
export async function buildStates(commit: string): Promise<States> {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const before = {project: join(folder, 'before'), build: join(folder, 'built-before')};
  const after = {project: process.cwd(), build: join(folder, 'built-after')};
  const remove = () => {
    rmSync(folder, {recursive: true, force: true});
    git(['worktree', 'prune']);
  };
  try {
    git(['worktree', 'add', '--quiet', '--detach', before.project, commit]);
    giveModules(before.project);
    await Promise.all([before, after].map(({project, build}) => buildCopy(project, build, LOCAL)));
    return {before, after, remove};
  } catch (error) {
    remove();
    throw error;
  }
}

/** The same packages serve both states, unless the lockfile says otherwise. */
function giveModules(project: string): void {
  if (readFileSync(LOCKFILE).equals(readFileSync(join(project, LOCKFILE)))) {
    symlinkSync(resolve(MODULES), join(project, MODULES), 'junction');
  } else {
    const isWindows = process.platform === 'win32';
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {cwd: project, stdio: 'ignore', shell: isWindows});
  }
}
