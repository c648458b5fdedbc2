import {PRODUCTION_BRANCH} from './deployment';
import {git, tryGit} from './git';

const PRODUCTION = `refs/remotes/origin/${PRODUCTION_BRANCH}`;
const REFSPEC = `+refs/heads/${PRODUCTION_BRANCH}:${PRODUCTION}`;

/** How many commits are fetched into a clone that was cut short, step by step; the last one is git's "all of them". */
const DEPTHS = [50, 1000, 2_147_483_647];
const PATIENCE_MS = 30_000;

/**
 * The commit at which the current work left another branch: git's merge base.
 * @param ref a branch or commit; without one it is the production branch as this clone knows it
 * @returns the commit's hash, or undefined when the two are not known to have a common past
 */
export function baseOf(ref?: string): string | undefined {
  const candidates = ref === undefined ? [PRODUCTION, PRODUCTION_BRANCH] : [ref];
  for (const candidate of candidates) {
    const base = tryGit(['merge-base', '--end-of-options', candidate, 'HEAD'])?.trim();
    if (base) return base;
  }
  return undefined;
}

/**
 * The same on a host. Its clone may be cut short and may never have seen the production branch, so that is fetched.
 * @returns the commit's hash, or undefined when no comparison is possible; never throws
 */
export function baseOnHost(): string | undefined {
  const head = tryGit(['rev-parse', 'HEAD'])?.trim();
  if (head === undefined) return undefined;
  if (tryGit(['rev-parse', '--is-shallow-repository'])?.trim() === 'true') {
    for (const depth of DEPTHS) {
      // Both branches are deepened, because either of them may be the one that is too short.
      if (!fetchProduction([`--depth=${depth}`], [head])) break;
      const base = baseOf(PRODUCTION);
      if (base !== undefined) return base;
    }
  } else {
    fetchProduction();
  }
  return baseOf();
}

function fetchProduction(options: string[] = [], more: string[] = []): boolean {
  try {
    git(['fetch', '--quiet', '--no-tags', ...options, 'origin', REFSPEC, ...more], {timeout: PATIENCE_MS});
    return true;
  } catch {
    return false;
  }
}
