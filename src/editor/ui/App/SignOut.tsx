import type {ReactNode} from 'react';
import type {Draft} from '../../../cms/edit';
import {handOver} from '../../state/export-draft';
import {laterWords} from '../../messages/later';
import Dialog from '../Dialog';
import styles from './styles.module.css';

interface Props {
  draft: Draft;
  account: string;
  keep: () => void;
  remove: () => void;
  onClose: () => void;
}

/** Asks what becomes of changes that were not sent when somebody signs out. */
export default function SignOut({draft, account, keep, remove, onClose}: Props): ReactNode {
  return (
    <Dialog title={laterWords.signOut.title} onClose={onClose}>
      <p>{laterWords.signOut.unsent}</p>
      <div className={styles.choices}>
        <button type="button" onClick={keep}>
          {laterWords.signOut.keep(account)}
        </button>
        <a
          href={`data:application/json,${encodeURIComponent(handOver(draft))}`}
          download={laterWords.handOver.fileName}>
          {laterWords.handOver.save}
        </a>
        <button type="button" onClick={remove}>
          {laterWords.signOut.remove}
        </button>
      </div>
      <p className="note">{laterWords.signOut.kept}</p>
    </Dialog>
  );
}
