import type {ReactNode, ComponentProps} from 'react';
import type {Draft} from '../../../cms/edit';
import {deferredMessages} from '../../messages/deferred';
import Dialog from '../Dialog';
import ExportButton from '../ExportButton';
import styles from './styles.module.css';
import {messages} from '../../messages';
import SignIn from '../SignIn';

interface Props {
  /** What would be lost, the oldest first. */
  drafts: readonly Draft[];
  account: string;
  keep: () => void;
  remove: () => void;
  onClose: () => void;
}

/** Asks what to do with unsent changes when somebody signs out. */
export function SignOut({drafts, account, keep, remove, onClose}: Props): ReactNode {
  return (
    <Dialog title={deferredMessages.signOut.title} onClose={onClose}>
      <p>{deferredMessages.signOut.unsent}</p>
      <div className={styles.choices}>
        <button onClick={keep}>{deferredMessages.signOut.keep(account)}</button>
        <ExportButton drafts={drafts} />
        <button onClick={remove}>{deferredMessages.signOut.remove}</button>
      </div>
      <p className="note">{deferredMessages.signOut.kept}</p>
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
