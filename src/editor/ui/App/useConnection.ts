import {useCallback, useState} from 'react';
import {accountOf, connect, isGitHubError, signOut as forgetSignIn, GitHubError, type Connection} from '../../github';

/** A connection that outlives its sign-in: when that has ended, the same person signs in again and goes on. */
export function useConnection(first: Connection, account: string) {
  const [connection, setConnection] = useState(first);
  const [isOut, setOut] = useState(false);
  /** Asks for a new sign-in where that is all that is missing. */
  const onError = useCallback((error: unknown) => {
    if (isGitHubError(error, 'signedOut')) setOut(true);
  }, []);
  /** Nobody goes on with the changes of somebody else. */
  const onToken = async (token: string) => {
    const next = connect(first.service, token);
    if ((await accountOf(next)) !== account) {
      forgetSignIn();
      throw new GitHubError('otherAccount');
    }
    setConnection(next);
    setOut(false);
  };
  return {connection, isOut, onError, onToken, onClose: () => setOut(false)};
}
