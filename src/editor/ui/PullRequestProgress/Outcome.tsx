import {useMemo, useState} from 'react';
import {progressMessages} from '../../messages/progress';
import type {ProposalOutcome} from '../../state/draft-state';
import {useEditor} from '../hooks/useEditor';
import {askLastBuilt} from '../../../site/last-built';
import {isAncestor, memoizeRequest, type ClosedProposal, type Connection, type GithubService} from '../../github';
import {POLL_INTERVAL_MS, useGithubQuery} from '../hooks/useGithubQuery';

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
  const published = (over ?? [])
    .flatMap(({number, commit}) => (commit === undefined ? [] : [{number, commit}]))
    .slice(0, MAX_CHECKED);
  const {data: firstLive} = useGithubQuery({
    ...{connection, onError, isEnabled: published.length > 0, interval: POLL_INTERVAL_MS},
    key: ['first live proposal', published],
    load: () => firstLiveAmong(connection, published),
  });
  const [seen, setSeen] = useState<Sightings>({unseen: new Set(), live: new Map()});
  if (firstLive !== undefined && isNews(seen, published, firstLive)) setSeen(withSightings(seen, published, firstLive));
  return seen.live;
}

type PublishedCommit = Required<Pick<ClosedProposal, 'number' | 'commit'>>;

/** @returns the index of the newest proposal in the build that visitors see; null when no build is known */
async function firstLiveAmong(connection: Connection, published: readonly PublishedCommit[]): Promise<number | null> {
  const built = (await askLastBuilt())?.commit;
  if (built === undefined) return null;
  for (const [index, {commit}] of published.entries()) if (await isInBuild(connection, built, commit)) return index;
  return published.length;
}

/** The relation of two commits never changes. */
const isInBuild = (connection: Connection, built: string, commit: string): Promise<boolean> =>
  memoizeRequest(connection, `is ${commit} in ${built}`, () => isAncestor(connection, built, commit));

interface Sightings {
  /** The proposals that were not yet visible at an earlier check. */
  unseen: ReadonlySet<number>;
  live: ReadonlyMap<number, LiveSince>;
}

const isNews = ({unseen, live}: Sightings, published: readonly PublishedCommit[], firstLive: number | null): boolean =>
  firstLive !== null &&
  published.some(({number}, index) => !(index < firstLive ? unseen.has(number) || live.has(number) : live.has(number)));

/** A build also contains all proposals that are older than the first one in it. */
function withSightings(
  {unseen, live}: Sightings,
  published: readonly PublishedCommit[],
  firstLive: number | null,
): Sightings {
  if (firstLive === null) return {unseen, live};
  const now = published
    .slice(firstLive)
    .map(({number}) => [number, unseen.has(number) ? new Date() : 'before'] as const);
  return {
    unseen: new Set([...unseen, ...published.slice(0, firstLive).map(({number}) => number)]),
    live: new Map<number, LiveSince>([...now, ...live]),
  };
}
