import {useState, type ReactNode} from 'react';
import {giveReview, isGitHubError, newKey, withdraw} from '../../github';
import {progressMessages} from '../../messages/progress';
import Dialog from '../Dialog';
import {useDoing} from '../useDoing';
import {useEditor} from '../useEditor';
import type {ManageProps} from './props';
import styles from './styles.module.css';

const {title, what, why, now, withdrawing, unsent, unsentOwn} = progressMessages.withdraw;

/** Asks once more, and why; the reason is said where everything is said of the proposal, and then it is closed. */
export default function Withdraw({
  proposal,
  account,
  withdrawn,
  onClose,
}: ManageProps & {onClose: () => void}): ReactNode {
  const {connection} = useEditor();
  const {number, by, commit} = proposal;
  const [text, setText] = useState('');
  const [key] = useState(newKey);
  const {go, isDoing, failure} = useDoing(async () => {
    const reason = text.trim();
    if (reason !== '') {
      const review = {key, commit, decision: 'COMMENT', words: reason, remarks: []} as const;
      // After a failure it may be closed already, and then the reason has arrived, too.
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
