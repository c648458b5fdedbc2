import type {ReactNode} from 'react';
import type {Progress, Proposal} from '../../github';
import {waitingFor} from '../../state/waiting-remarks';
import {wayWords} from '../../messages/way';
import Manage from '../Manage';
import {useEditor} from '../useEditor';
import styles from './styles.module.css';

interface Props {
  proposal: Proposal;
  /** Nothing until it is known. */
  progress?: Progress;
}

/** A proposal that is open: how far it is, in one line, what there is to do, and the ways to that. */
export default function Open({proposal, progress}: Props): ReactNode {
  const {others} = useEditor();
  if (!others) return null;
  const {account, review, ask, withdrawn} = others;
  const remarks = waitingFor(account, progress?.conversation);
  return (
    <li className={styles.one}>
      <p className={styles.title}>{proposal.title}</p>
      <p>
        {progress?.sentence ?? wayWords.loading} {remarks > 0 && wayWords.remarks(remarks)}
      </p>
      {progress && <p className="note">{wayWords.todo[progress.stage]}</p>}
      <p className={styles.ways}>
        <button type="button" onClick={() => review(proposal)}>
          {wayWords.look}
          <span className="srOnly">: {proposal.title}</span>
        </button>
        <Manage {...{proposal, account, withdrawn}} again={ask} isListed />
        {progress?.preview !== undefined && (
          <a href={progress.preview} target="_blank" rel="noreferrer">
            {wayWords.preview}
          </a>
        )}
      </p>
    </li>
  );
}
