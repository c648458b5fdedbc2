import type {ReactNode, ComponentProps} from 'react';
import type {Draft} from '../../../cms/edit';
import {exportDraft} from '../../state/export-draft';
import {deferredMessages} from '../../messages/deferred';
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
    <Dialog title={deferredMessages.signOut.title} onClose={onClose}>
      <p>{deferredMessages.signOut.unsent}</p>
      <div className={styles.choices}>
        <button onClick={keep}>{deferredMessages.signOut.keep(account)}</button>
        <a
          href={`data:application/json,${encodeURIComponent(exportDraft(draft))}`}
          download={deferredMessages.exportDraft.fileName}>
          {deferredMessages.exportDraft.save}
        </a>
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
