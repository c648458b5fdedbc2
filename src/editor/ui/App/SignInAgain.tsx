import type {ComponentProps, ReactNode} from 'react';
import {messages} from '../../messages';
import Dialog from '../Dialog';
import SignIn from '../SignIn';

/** Asks for a new sign-in in a dialog, so that the page stays open and nothing is lost. */
export default function SignInAgain({
  onClose,
  ...props
}: ComponentProps<typeof SignIn> & {onClose: () => void}): ReactNode {
  return (
    <Dialog title={messages.signIn.again} onClose={onClose}>
      <SignIn {...props} />
    </Dialog>
  );
}
