import type {ReactNode} from 'react';
import type {Other} from '../../state/others';
import {otherWords} from '../../messages/others';
import {useEditor} from '../useEditor';
import styles from './styles.module.css';

interface Props {
  id?: string;
  others: readonly Other[];
  /** What is said of a proposal of somebody else, and of one's own. */
  says: (name: string, title: string) => string;
  saysOwn: (title: string) => string;
}

/** A sentence for each proposal, with the way to its review. */
export default function Note({id, others, says, saysOwn}: Props): ReactNode {
  const {others: waiting} = useEditor();
  if (!waiting || others.length === 0) return null;
  return (
    <div id={id} className={styles.note} data-note>
      {others.map(({proposal, isOwn}) => (
        <p key={proposal.number}>
          {isOwn ? saysOwn(proposal.title) : says(proposal.by, proposal.title)}{' '}
          <button type="button" onClick={() => waiting.review(proposal)}>
            {otherWords.look}
            <span className="srOnly">: {proposal.title}</span>
          </button>
        </p>
      ))}
    </div>
  );
}
