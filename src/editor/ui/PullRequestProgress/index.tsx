import {useMemo, useState, type ReactNode} from 'react';
import type {Proposal} from '../../github';
import {progressMessages} from '../../messages/progress';
import {useEditor} from '../useEditor';
import OpenPullRequest from './OpenPullRequest';
import ClosedPullRequest from './ClosedPullRequest';
import styles from './styles.module.css';
import {useSeen} from './useSeen';
import {useProgressOf} from './useProgressOf';

/** How many of those that are over are open. */
const MOST = 10;

/** Your own proposals: where each is, and what there is to do. */
export default function PullRequestProgress({proposals}: {proposals: readonly Proposal[]}): ReactNode {
  const {openPullRequests} = useEditor();
  const account = openPullRequests?.account ?? '';
  const own = useMemo(() => proposals.filter(({by}) => by === account), [proposals, account]);
  const {statuses, over, failure} = useProgressOf(account, own);
  const seen = useSeen(over);
  const [isOpen, setOpen] = useState(false);
  const listed = (some: typeof over = []) =>
    some.map((closed) => <ClosedPullRequest key={closed.number} {...closed} seen={seen.get(closed.number)} />);
  const older = over?.slice(MOST) ?? [];
  return (
    <div className={styles.way} aria-live="polite">
      {failure !== undefined && <p role="alert">{failure}</p>}
      {over === undefined && failure === undefined && <p className="note">{progressMessages.loading}</p>}
      {over?.length === 0 && own.length === 0 && <p className="note">{progressMessages.none}</p>}
      <ul>
        {own.map((pullRequest) => (
          <OpenPullRequest
            key={pullRequest.number}
            proposal={pullRequest}
            progress={statuses.get(pullRequest.number)}
          />
        ))}
        {listed(over?.slice(0, MOST))}
      </ul>
      {older.length > 0 && (
        <details onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
          <summary>{progressMessages.older(older.length)}</summary>
          {isOpen && <ul>{listed(older)}</ul>}
        </details>
      )}
    </div>
  );
}
