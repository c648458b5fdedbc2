import {useCallback, useRef, useState} from 'react';
import {closedOf, followProposal, GitHubError, type Closed, type Progress, type Proposal} from '../../github';
import {useEditor} from '../useEditor';
import {useFollowing} from '../useFollowing';

interface PullRequestProgress {
  /** How far each open one is, by its number. */
  statuses: ReadonlyMap<number, Progress>;
  /** Those that are over; nothing until it is known. */
  over?: readonly Closed[];
  failure?: string;
}

const versionKey = ({number, commit, changedAt}: Proposal) => `${number} ${commit} ${changedAt.getTime()}`;

/**
 * Follows the proposals of an account as long as this is on screen: at once all that are new or have changed, later one
 * after another, so that many cost no more requests than one.
 * @param own the open ones
 */
export function useProgressOf(account: string, own: readonly Proposal[]): PullRequestProgress {
  const {connection, onError} = useEditor();
  const [statuses, setStatuses] = useState<PullRequestProgress['statuses']>(new Map());
  const [over, setOver] = useState<readonly Closed[]>();
  const [failure, setFailure] = useState<string>();
  const asked = useRef({names: new Set<string>(), turn: 0});
  const ask = useCallback(async () => {
    const {names, turn} = asked.current;
    try {
      const unknown = own.filter((pullRequest) => !names.has(versionKey(pullRequest)));
      const next = own[turn % own.length];
      asked.current.turn += 1;
      for (const pullRequest of unknown.length > 0 || !next ? unknown : [next]) {
        const progress = await followProposal(connection, pullRequest.number);
        names.add(versionKey(pullRequest));
        setStatuses((before) => new Map([...before, [pullRequest.number, progress]]));
      }
      setOver(await closedOf(connection, account));
      setFailure(undefined);
    } catch (error) {
      onError(error);
      if (!(error instanceof GitHubError)) throw error;
      setFailure(error.message);
    }
  }, [connection, account, own, onError]);
  useFollowing(ask);
  return {statuses, over, failure};
}
