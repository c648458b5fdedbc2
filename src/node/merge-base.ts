import {PRODUCTION_BRANCH} from './deployment';
import {git, tryGit} from './git';

const PRODUCTION = `refs/remotes/origin/${PRODUCTION_BRANCH}`;
const REFSPEC = `+refs/heads/${PRODUCTION_BRANCH}:${PRODUCTION}`;

/** The numbers of commits to fetch into a shallow clone, one after the other. The last one means "all" to git. */
const DEPTHS = [50, 1000, 2_147_483_647];
const PATIENCE_MS = 30_000;

/**
 * Finds the merge base of the current work and another branch.
 * @param ref a branch or commit; by default the production branch as this clone knows it
 * @returns the hash of the commit; undefined when the two have no known common history
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
 * Finds the merge base on a host. Its clone may be shallow and may lack the production branch, so this fetches it.
 * @returns the hash of the commit; undefined when no comparison is possible; it never throws
 */
export function baseOnHost(): string | undefined {
  const head = tryGit(['rev-parse', 'HEAD'])?.trim();
  if (head === undefined) return undefined;
  if (tryGit(['rev-parse', '--is-shallow-repository'])?.trim() === 'true') {
    for (const depth of DEPTHS) {
      // Deepens both branches, because either may be too short.
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
