import {buildCache} from './build';
import {git} from './git';
import {PAGES_FOLDER} from '../cms/parse';

/**
 * When each page was last changed, from git.
 * @returns day (`2026-11-21`) by file; empty where the history is missing or cut short, because a guess could be wrong
 */
export const lastChanges = buildCache(() => {
  const days = new Map<string, string>();
  try {
    if (git(['rev-parse', '--is-shallow-repository']).trim() !== 'false') return days;
    let day = '';
    for (const line of git(['log', '--format=@%cs', '--name-only', '--', PAGES_FOLDER]).split('\n')) {
      if (line.startsWith('@')) day = line.slice(1);
      else if (line && !days.has(line)) days.set(line, day);
    }
  } catch {
    // No git, or no repository: the pages simply carry no date.
  }
  return days;
});
