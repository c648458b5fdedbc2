import {buildCache} from './build';
import {git} from './git';
import {PAGES_FOLDER} from '../cms/parse';

/**
 * Reads from git when each page was last changed.
 * @returns days (`2026-11-21`) by file; empty when the history is missing or shallow, because a guess could be wrong
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
    // Without git or a repository, pages carry no date.
  }
  return days;
});
