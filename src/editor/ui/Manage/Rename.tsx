import {useState, type ReactNode} from 'react';
import {rename} from '../../github';
import {progressMessages} from '../../messages/progress';
import Dialog from '../Dialog';
import {useDoing} from '../useDoing';
import {useEditor} from '../useEditor';
import type {ManageProps} from './props';
import styles from './styles.module.css';

const {title: heading, sentence, now, renaming, unsent, unsentOwn} = progressMessages.rename;

/** Asks for another title. */
export default function Rename({proposal, account, again, onClose}: ManageProps & {onClose: () => void}): ReactNode {
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
