import {useCallback, useRef, useState} from 'react';
import {askLastBuilt} from '../../../shared/last-built';
import {holds, GitHubError, type Closed, type GithubService} from '../../github';
import {progressMessages} from '../../messages/progress';
import {useEditor} from '../useEditor';
import {useFollowing} from '../useFollowing';

/** When visitors began to see something, where this was watched; else that they do. */
export type VisibleSince = Date | 'before';

/** @returns what is said until visitors see what was published; the emulator of GitHub builds nothing for them. */
export const unseenIn = ({web}: GithubService): string =>
  web.startsWith('https:') ? progressMessages.unseen : progressMessages.notBuilt;

/** Builds differ from the newest proposals alone. */
const MOST_ASKED = 10;

/**
 * Watches, as long as this is on screen, from which commit the website was built that visitors see.
 * @returns what they see already, by the number of its proposal
 */
export function useSeen(
  over: readonly Pick<Closed, 'number' | 'commit'>[] | undefined,
): ReadonlyMap<number, VisibleSince> {
  const {connection, onError} = useEditor();
  const [seen, setSeen] = useState<ReadonlyMap<number, VisibleSince>>(new Map());
  /** The numbers of those that visitors did not see yet when that was asked, and what was answered. */
  const watched = useRef({unseen: new Set<number>(), answers: new Map<string, boolean>()});
  const ask = useCallback(async () => {
    const published = (over ?? []).flatMap(({number, commit}) => (commit === undefined ? [] : {number, commit}));
    const {unseen, answers} = watched.current;
    const built = published.length > 0 ? (await askLastBuilt())?.commit : undefined;
    if (built === undefined) return;
    try {
      let first = 0;
      for (const {number, commit} of published.slice(0, MOST_ASKED)) {
        const name = `${built} ${commit}`;
        const isHeld = answers.get(name) ?? (await holds(connection, built, commit));
        answers.set(name, isHeld);
        if (isHeld) break;
        unseen.add(number);
        first += 1;
      }
      if (first === Math.min(published.length, MOST_ASKED)) return;
      // What was published before came with it.
      const now = published
        .slice(first)
        .map(({number}) => [number, unseen.has(number) ? new Date() : 'before'] as const);
      setSeen((before) => new Map([...now, ...before]));
    } catch (error) {
      // What cannot be asked now is asked again in a while.
      if (!(error instanceof GitHubError)) throw error;
      onError(error);
    }
  }, [connection, over, onError]);
  useFollowing(ask);
  return seen;
}
