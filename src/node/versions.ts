/** The commit that the current work is compared with, and what changed on the pages since. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {PAGES_FOLDER, SITE_FILE, STATIC_FOLDER, type Versions, compareFiles} from '../cms/parse';
import {PRODUCTION_BRANCH} from './deployment';
import {git, readTextAt, tryGit} from './git';
import {pageFiles} from './project-files';

const PRODUCTION_REF = `refs/remotes/origin/${PRODUCTION_BRANCH}`;
const REFSPEC = `+refs/heads/${PRODUCTION_BRANCH}:${PRODUCTION_REF}`;

/** The numbers of commits to fetch into a shallow clone, one after the other. The last one means "all" to git. */
const FETCH_DEPTHS = [50, 1000, 2_147_483_647];
const TIMEOUT_MS = 30_000;

/**
 * Finds the merge base of the current work and another branch.
 * @param ref a branch or commit; by default the production branch as this clone knows it
 * @returns the hash of the commit; undefined when the two have no known common history
 */
export function mergeBaseWith(ref?: string): string | undefined {
  const candidates = ref === undefined ? [PRODUCTION_REF, PRODUCTION_BRANCH] : [ref];
  for (const candidate of candidates) {
    const base = tryGit(['merge-base', '--end-of-options', candidate, 'HEAD'])?.trim();
    if (base) return base;
  }
  return undefined;
}

/** Finds the merge base on a host, whose clone may be shallow and may lack the production branch. It never throws. */
export function mergeBaseOnHost(): string | undefined {
  const head = tryGit(['rev-parse', 'HEAD'])?.trim();
  if (head === undefined) return undefined;
  if (tryGit(['rev-parse', '--is-shallow-repository'])?.trim() !== 'true') {
    fetchProduction();
    return mergeBaseWith();
  }
  for (const depth of FETCH_DEPTHS) {
    // Deepens both branches, because the history of either may be too short.
    if (!fetchProduction([`--depth=${depth}`], [head])) break;
    const base = mergeBaseWith(PRODUCTION_REF);
    if (base !== undefined) return base;
  }
  return mergeBaseWith();
}

function fetchProduction(options: string[] = [], more: string[] = []): boolean {
  const command = ['fetch', '--quiet', '--no-tags', ...options, 'origin', REFSPEC, ...more];
  return tryGit(command, {timeout: TIMEOUT_MS}) !== undefined;
}

/** Reads the files that staff edit, at a commit and in the working folder. */
export function versionsSince(base: string): Versions {
  const folders = ['--', PAGES_FOLDER, STATIC_FOLDER];
  const fields = git(['diff', '--name-status', '--no-renames', '--relative', '-z', base, ...folders]).split('\0');
  const added = git(['ls-files', '--others', '--exclude-standard', '-z', ...folders])
    .split('\0')
    .filter(Boolean);
  const gone: string[] = [];
  const same: string[] = [];
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [status, file = ''] = fields.slice(index, index + 2);
    (status === 'A' ? added : status === 'D' ? gone : same).push(file);
  }
  const texts = {
    textBefore: (file: string) => readTextAt(base, file),
    textNow: (file: string) => readFileSync(join(process.cwd(), file), 'utf8'),
    files: [...pageFiles(), SITE_FILE],
  };
  return compareFiles(texts, {same, gone, added});
}
