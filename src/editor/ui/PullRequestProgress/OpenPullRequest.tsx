import type {ReactNode} from 'react';
import type {Progress, Proposal} from '../../github';
import {waitingFor} from '../../state/unanswered-threads';
import {progressMessages} from '../../messages/progress';
import Manage from '../Manage';
import {useEditor} from '../useEditor';
import styles from './styles.module.css';

interface Props {
  proposal: Proposal;
  /** Nothing until it is known. */
  progress?: Progress;
}

/** A proposal that is open: how far it is, in one line, what there is to do, and the ways to that. */
export default function OpenPullRequest({proposal, progress}: Props): ReactNode {
  const {openPullRequests} = useEditor();
  if (!openPullRequests) return null;
  const {account, review, ask, withdrawn} = openPullRequests;
  const remarks = waitingFor(account, progress?.conversation).length;
  return (
    <li className={styles.one}>
      <p className={styles.title}>{proposal.title}</p>
      <p>
        {progress?.sentence ?? progressMessages.loading} {remarks > 0 && progressMessages.remarks(remarks)}
      </p>
      {progress && <p className="note">{progressMessages.todo[progress.stage]}</p>}
      <p className={styles.ways}>
        <button type="button" onClick={() => review(proposal)}>
          {progressMessages.look}
          <span className="srOnly">: {proposal.title}</span>
        </button>
        <Manage {...{proposal, account, withdrawn}} again={ask} isListed />
        {progress?.preview !== undefined && (
          <a href={progress.preview} target="_blank" rel="noreferrer">
            {progressMessages.preview}
          </a>
        )}
      </p>
    </li>
  );
}
