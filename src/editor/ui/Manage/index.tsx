import {useState, type ReactNode} from 'react';
import {progressMessages} from '../../messages/progress';
import type {ManageProps} from './props';
import Rename from './Rename';
import styles from './styles.module.css';
import Withdraw from './Withdraw';

interface Listed extends ManageProps {
  /** It is among others, so that its buttons tell which they are for. */
  isListed?: boolean;
}

/** What can be done with a proposal as a whole: another title, or no review any more. */
export default function Manage({isListed = false, ...props}: Listed): ReactNode {
  const [asked, setAsked] = useState<'rename' | 'withdraw'>();
  const onClose = () => setAsked(undefined);
  return (
    <>
      <span className={styles.ways}>
        <button type="button" onClick={() => setAsked('rename')}>
          {progressMessages.rename.open}
          {isListed && <span className="srOnly"> {props.proposal.title}</span>}
        </button>
        <button type="button" onClick={() => setAsked('withdraw')}>
          {progressMessages.withdraw.open}
          {isListed && <span className="srOnly"> {props.proposal.title}</span>}
        </button>
      </span>
      {asked === 'rename' && <Rename {...props} onClose={onClose} />}
      {asked === 'withdraw' && <Withdraw {...props} onClose={onClose} />}
    </>
  );
}
