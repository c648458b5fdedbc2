import type {ReactNode} from 'react';
import type {OpenPullRequest} from '../../state/open-pull-requests';
import {pullRequestMessages} from '../../messages/pull-requests';
import {useEditor} from '../useEditor';
import styles from './styles.module.css';

interface Props {
  id?: string;
  openPullRequests: readonly OpenPullRequest[];
  /** Returns the sentence about a proposal by somebody else; `ownMessage` about one by the same person. */
  message: (name: string, title: string) => string;
  ownMessage: (title: string) => string;
}

/** Shows a sentence for each proposal, with a link to its review. */
export default function Note({id, openPullRequests, message, ownMessage}: Props): ReactNode {
  const {openPullRequests: waiting} = useEditor();
  if (!waiting || openPullRequests.length === 0) return null;
  return (
    <div id={id} className={styles.note} data-note>
      {openPullRequests.map(({proposal, isOwn}) => (
        <p key={proposal.number}>
          {isOwn ? ownMessage(proposal.title) : message(proposal.by, proposal.title)}{' '}
          <button type="button" onClick={() => waiting.review(proposal)}>
            {pullRequestMessages.look}
            <span className="srOnly">: {proposal.title}</span>
          </button>
        </p>
      ))}
    </div>
  );
}
