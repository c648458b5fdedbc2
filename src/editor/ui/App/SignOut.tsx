import type {ReactNode} from 'react';
import type {Draft} from '../../../cms/edit';
import {exportDraft} from '../../state/export-draft';
import {lateMessages} from '../../messages/late';
import Dialog from '../Dialog';
import styles from './styles.module.css';

interface Props {
  draft: Draft;
  account: string;
  keep: () => void;
  remove: () => void;
  onClose: () => void;
}

/** Asks what to do with unsent changes when somebody signs out. */
export default function SignOut({draft, account, keep, remove, onClose}: Props): ReactNode {
  return (
    <Dialog title={lateMessages.signOut.title} onClose={onClose}>
      <p>{lateMessages.signOut.unsent}</p>
      <div className={styles.choices}>
        <button type="button" onClick={keep}>
          {lateMessages.signOut.keep(account)}
        </button>
        <a
          href={`data:application/json,${encodeURIComponent(exportDraft(draft))}`}
          download={lateMessages.exportDraft.fileName}>
          {lateMessages.exportDraft.save}
        </a>
        <button type="button" onClick={remove}>
          {lateMessages.signOut.remove}
        </button>
      </div>
      <p className="note">{lateMessages.signOut.kept}</p>
    </Dialog>
  );
}
