import {useMemo, useCallback, useRef, useState} from 'react';
import {progressMessages} from '../../messages/progress';
import type {Outcome as ProposalOutcome} from '../../state/draft-store';
import {useEditor} from '../useEditor';
import {askLastBuilt} from '../../../shared/last-built';
import {holds, type Closed, type GithubService} from '../../github';
import {useFollowing} from '../App/useProposals';

/** Shows how the last proposal has ended, until visitors see it. */
export default function Outcome({outcome}: {outcome: ProposalOutcome}): string {
  const {service} = useEditor().connection;
  const seen = useSeen(useMemo(() => (outcome.stage === 'published' ? [outcome] : []), [outcome]));
  if (outcome.stage === 'withdrawn') return progressMessages.isClosed;
  return progressMessages.isPublished(seen.has(outcome.number) ? progressMessages.seenNow : unseenIn(service));
}

/** The time when a change became visible to visitors; `before` if that was before this page was open. */
export type VisibleSince = Date | 'before';

/** @returns the message until visitors see a published proposal; the emulator of GitHub never builds the website. */
export const unseenIn = ({web}: GithubService): string =>
  web.startsWith('https:') ? progressMessages.unseen : progressMessages.notBuilt;

/** The most proposals to check; older ones are already built. */
const MOST_ASKED = 10;

/** Watches the commit of the public website. @returns the proposals that visitors already see, by number */
export function useSeen(
  over: readonly Pick<Closed, 'number' | 'commit'>[] | undefined,
): ReadonlyMap<number, VisibleSince> {
  const {connection, onError} = useEditor();
  const [seen, setSeen] = useState<ReadonlyMap<number, VisibleSince>>(new Map());
  /** The proposals that were not yet visible at the last check, and the known answers. */
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
      // A build also contains all older proposals.
      const now = published
        .slice(first)
        .map(({number}) => [number, unseen.has(number) ? new Date() : 'before'] as const);
      setSeen((before) => new Map([...now, ...before]));
    } catch (error) {
      // A failed request is repeated later.
      onError(error);
    }
  }, [connection, over, onError]);
  useFollowing(ask);
  return seen;
}
