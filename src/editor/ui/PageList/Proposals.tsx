import {useEffect, useState, type ReactNode} from 'react';
import {isContentFile} from '../../../cms/parse';
import {proposalSummaries, type ProposalSummary, type Proposal} from '../../github';
import {reviewMessages} from '../../messages/review';
import {useEditor} from '../hooks/useEditor';
import styles from './styles.module.css';
import {formatTime} from '../../messages/format';

export interface ProposalsProps {
  proposals: readonly Proposal[];
  /** Opens a proposal for its reviewers and authors. */
  review: (proposal: Proposal) => void;
}

/** Lists the open proposals, with author, time, number of pages and decisions. */
export default function Proposals({proposals, review}: ProposalsProps): ReactNode {
  const {connection, onError} = useEditor();
  const [loadedOutlines, setKnown] = useState<readonly ProposalSummary[]>();
  useEffect(() => void proposalSummaries(connection).then(setKnown, onError), [connection, onError]);
  const outlineOf = (pullRequest: Proposal) => loadedOutlines?.find(({number}) => number === pullRequest.number);
  const list = proposals.map((proposal) => {
    const {paths, verdicts} = outlineOf(proposal) ?? {};
    const pages = paths?.filter(isContentFile).length;
    return (
      <button key={proposal.number} className={styles.proposal} onClick={() => review(proposal)}>
        {proposal.title}
        <small>
          {[
            reviewMessages.sentBy(proposal.by, formatTime(proposal.changedAt)),
            pages !== undefined && pages > 0 && reviewMessages.pages(pages),
            ...(verdicts ?? []).map(({by, state}) => reviewMessages.verdicts[state](by)),
          ]
            .filter(Boolean)
            .join(' ')}
        </small>
      </button>
    );
  });
  return (
    <>
      {list}
      {loadedOutlines && !proposals.some(outlineOf) && <p className="note">{reviewMessages.hiddenVerdicts}</p>}
    </>
  );
}
