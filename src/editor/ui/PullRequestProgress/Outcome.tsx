import {useMemo, useCallback, useRef, useState} from 'react';
import {progressMessages} from '../../messages/progress';
import type {ProposalOutcome} from '../../state/draft-store';
import {useEditor} from '../useEditor';
import {askLastBuilt} from '../../../shared/last-built';
import {isAncestor, type ClosedProposal, type GithubService} from '../../github';
import {usePolling} from '../App/useProposals';

/** Shows how the last proposal ended, until visitors see the change. */
export default function Outcome({outcome}: {outcome: ProposalOutcome}): string {
  const {service} = useEditor().connection;
  const seen = useLiveProposals(useMemo(() => (outcome.stage === 'published' ? [outcome] : []), [outcome]));
  if (outcome.stage === 'withdrawn') return progressMessages.isClosed;
  return progressMessages.isPublished(seen.has(outcome.number) ? progressMessages.seenNow : notLiveYetMessage(service));
}

/** The time when a change became visible to visitors; `before` if that was before this page was open. */
export type LiveSince = Date | 'before';

/** @returns the message until visitors see a published proposal; the emulator of GitHub never builds the website. */
export const notLiveYetMessage = ({web}: GithubService): string =>
  web.startsWith('https:') ? progressMessages.unseen : progressMessages.notBuilt;

/** The maximum number of proposals to check; older ones are already built. */
const MAX_CHECKED = 10;

/** Watches the commit of the public website. @returns the proposals that visitors already see, by number */
export function useLiveProposals(
  over: readonly Pick<ClosedProposal, 'number' | 'commit'>[] | undefined,
): ReadonlyMap<number, LiveSince> {
  const {connection, onError} = useEditor();
  const [seen, setSeen] = useState<ReadonlyMap<number, LiveSince>>(new Map());
  /** The proposals that were not yet visible at the last check, and the earlier results. */
  const watched = useRef({unseen: new Set<number>(), answers: new Map<string, boolean>()});
  const ask = useCallback(async () => {
    const published = (over ?? []).flatMap(({number, commit}) => (commit === undefined ? [] : {number, commit}));
    const {unseen, answers} = watched.current;
    const built = published.length > 0 ? (await askLastBuilt())?.commit : undefined;
    if (built === undefined) return;
    try {
      let first = 0;
      for (const {number, commit} of published.slice(0, MAX_CHECKED)) {
        const name = `${built} ${commit}`;
        const isHeld = answers.get(name) ?? (await isAncestor(connection, built, commit));
        answers.set(name, isHeld);
        if (isHeld) break;
        unseen.add(number);
        first += 1;
      }
      if (first === Math.min(published.length, MAX_CHECKED)) return;
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
  usePolling(ask);
  return seen;
}
