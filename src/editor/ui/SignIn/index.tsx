import {useState, type ReactNode} from 'react';
import {newTokenUrl, signIn, signInWithToken, GitHubError, type GithubService} from '../../github';
import {messages} from '../../messages';
import styles from './styles.module.css';

interface Props {
  service: GithubService;
  failure?: string;
  /** @throws GitHubError for a token that is not valid here */
  onToken: (token: string) => void | Promise<void>;
}

export default function SignIn({service, failure, onToken}: Props): ReactNode {
  const [pasted, setPasted] = useState('');
  const [refused, setRefused] = useState(failure);
  const enter = async () => {
    try {
      await onToken(signInWithToken(pasted));
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      setRefused(error.message);
    }
  };
  return (
    <div className={styles.ways}>
      {refused !== undefined && <p role="alert">{refused}</p>}
      {service.clientId !== undefined && (
        <button className={styles.main} onClick={() => void signIn(service)}>
          {messages.signIn.withGithub}
        </button>
      )}
      <details open={service.clientId === undefined}>
        <summary>{messages.signIn.withToken}</summary>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void enter();
          }}>
          <label>
            {messages.signIn.token}
            <input type="password" autoComplete="off" value={pasted} onChange={({target}) => setPasted(target.value)} />
          </label>
          <p className="note">{messages.signIn.tokenHint}</p>
          <button type="submit">{messages.signIn.go}</button>{' '}
          <a href={newTokenUrl(service)} target="_blank" rel="noreferrer">
            {messages.signIn.newToken}
          </a>
        </form>
      </details>
    </div>
  );
}
