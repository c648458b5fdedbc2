import {useState, type ReactNode} from 'react';
import {progressMessages} from '../../messages/progress';
import styles from './styles.module.css';
import {type Proposal, rename, giveReview, isGitHubError, newKey, withdraw} from '../../github';
import Dialog from '../Dialog';
import {useDoing} from '../useRequest';
import {useEditor} from '../useEditor';

interface Listed extends ManageProps {
  /** Whether it is in a list, so that its buttons must name the proposal. */
  isListed?: boolean;
}

/** Renames or withdraws a proposal. */
export default function Manage({isListed = false, ...props}: Listed): ReactNode {
  const [asked, setAsked] = useState<'rename' | 'withdraw'>();
  const onClose = () => setAsked(undefined);
  return (
    <>
      <span className={styles.ways}>
        <button onClick={() => setAsked('rename')}>
          {progressMessages.rename.open}
          {isListed && <span className="srOnly"> {props.proposal.title}</span>}
        </button>
        <button onClick={() => setAsked('withdraw')}>
          {progressMessages.withdraw.open}
          {isListed && <span className="srOnly"> {props.proposal.title}</span>}
        </button>
      </span>
      {asked === 'rename' && <Rename {...props} onClose={onClose} />}
      {asked === 'withdraw' && <Withdraw {...props} onClose={onClose} />}
    </>
  );
}

interface ManageProps {
  proposal: Proposal;
  account: string;
  /** Loads the open proposals again. */
  again: () => Promise<void>;
  withdrawn: (number: number) => void;
}

function Rename({proposal, account, again, onClose}: ManageProps & {onClose: () => void}): ReactNode {
  const {title: heading, sentence, now, renaming, unsent, unsentOwn} = progressMessages.rename;
  const {connection} = useEditor();
  const [title, setTitle] = useState(proposal.title);
  const {go, isDoing, failure} = useDoing(async () => {
    await rename(connection, proposal.number, title);
    await again();
    onClose();
  });
  const canRename = title.trim() !== '' && title.trim() !== proposal.title;
  return (
    <Dialog title={heading} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (canRename) go();
        }}>
        <label>
          {sentence}
          <input value={title} onChange={({target}) => setTitle(target.value)} />
        </label>
        <p className="note">{proposal.by === account ? unsentOwn : unsent(proposal.by)}</p>
        <button type="submit" disabled={!canRename}>
          {isDoing ? renaming : now}
        </button>
      </form>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </Dialog>
  );
}

/** Asks for confirmation and a reason, adds the reason as a comment, and closes the proposal. */
function Withdraw({proposal, account, withdrawn, onClose}: ManageProps & {onClose: () => void}): ReactNode {
  const {title, what, why, now, withdrawing, unsent, unsentOwn} = progressMessages.withdraw;
  const {connection} = useEditor();
  const {number, by, commit} = proposal;
  const [text, setText] = useState('');
  const [key] = useState(newKey);
  const {go, isDoing, failure} = useDoing(async () => {
    const reason = text.trim();
    if (reason !== '') {
      const review = {key, commit, decision: 'COMMENT', words: reason, remarks: []} as const;
      // After a failed attempt, the proposal may be closed already; then the reason has arrived, too.
      await giveReview(connection, number, review).catch((error: unknown) => {
        if (!isGitHubError(error, 'withdrawn')) throw error;
      });
    }
    await withdraw(connection, number);
    onClose();
    withdrawn(number);
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{what}</p>
      <p>{by === account ? unsentOwn : unsent(by)}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}>
        <label>
          {why}
          <textarea value={text} onChange={({target}) => setText(target.value)} />
        </label>
        <button type="submit">{isDoing ? withdrawing : now}</button>
      </form>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </Dialog>
  );
}
