import type {ReactNode, ComponentProps} from 'react';
import type {Draft} from '../../../cms/edit';
import {exportDraft} from '../../state/export-draft';
import {lateMessages} from '../../messages/late';
import Dialog from '../Dialog';
import styles from './styles.module.css';
import {messages} from '../../messages';
import SignIn from '../SignIn';

interface Props {
  draft: Draft;
  account: string;
  keep: () => void;
  remove: () => void;
  onClose: () => void;
}

/** Asks what to do with unsent changes when somebody signs out. */
export function SignOut({draft, account, keep, remove, onClose}: Props): ReactNode {
  return (
    <Dialog title={lateMessages.signOut.title} onClose={onClose}>
      <p>{lateMessages.signOut.unsent}</p>
      <div className={styles.choices}>
        <button onClick={keep}>{lateMessages.signOut.keep(account)}</button>
        <a
          href={`data:application/json,${encodeURIComponent(exportDraft(draft))}`}
          download={lateMessages.exportDraft.fileName}>
          {lateMessages.exportDraft.save}
        </a>
        <button onClick={remove}>{lateMessages.signOut.remove}</button>
      </div>
      <p className="note">{lateMessages.signOut.kept}</p>
    </Dialog>
  );
}

/** Asks for a new sign-in in a dialog, so that the page stays open and nothing is lost. */
export function SignInAgain({onClose, ...props}: ComponentProps<typeof SignIn> & {onClose: () => void}): ReactNode {
  return (
    <Dialog title={messages.signIn.again} onClose={onClose}>
      <SignIn {...props} />
    </Dialog>
  );
}
