import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {
  assertMayWrite,
  connect,
  finishSignIn,
  loadBranch,
  newKey,
  openProposals,
  signOut,
  Trouble,
  type GithubService,
} from '../../github';
import type {Facts} from '../../model/facts';
import {words} from '../../words';
import {keptDraft} from '../drafts';
import SignIn from '../SignIn';
import Session from './Session';
import type {Ready} from '../ready';
import styles from './styles.module.css';

type State =
  | {is: 'loading'}
  | {is: 'out'; service: GithubService; facts: Facts; trouble?: string}
  | {is: 'failed'; sentence: string}
  | ({is: 'in'} & Ready);

const FACTS = '/edit/facts.json';

async function factsOfBuild(): Promise<Facts> {
  const response = await fetch(FACTS);
  return (await response.json()) as Facts;
}

/** From nothing to the open editor: who is there, what the branch holds, what was kept. */
export default function App(): ReactNode {
  const [state, setState] = useState<State>({is: 'loading'});

  const enter = useCallback(async (facts: Facts, service: GithubService, token: string) => {
    setState({is: 'loading'});
    try {
      const connection = connect(service, token);
      const kept = await keptDraft(service.repository).catch(() => undefined);
      const [proposals, main] = await Promise.all([
        openProposals(connection),
        // A draft may be that of a proposal, which is another branch.
        kept ? undefined : loadBranch(connection),
        assertMayWrite(connection),
      ]);
      const isOpen = proposals.some(({branch}) => branch === kept?.branch);
      const base = main ?? (await loadBranch(connection, isOpen ? kept?.branch : undefined));
      const going = kept && (isOpen ? kept : {...kept, key: newKey(), sent: undefined});
      setState({is: 'in', facts, connection, base, proposals, kept: going});
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      if (error.needsSignIn) signOut();
      setState({is: 'out', service, facts, trouble: error.message});
    }
  }, []);

  useEffect(() => {
    const begin = async () => {
      const facts = await factsOfBuild();
      const {service} = facts;
      if (!service) {
        setState({is: 'failed', sentence: words.signIn.none});
        return;
      }
      const token = await finishSignIn(service).catch((error: unknown) => {
        if (!(error instanceof Trouble)) throw error;
        setState({is: 'out', service, facts, trouble: error.message});
      });
      if (token === undefined) setState((now) => (now.is === 'out' ? now : {is: 'out', service, facts}));
      else await enter(facts, service, token);
    };
    void begin();
  }, [enter]);

  if (state.is === 'in') {
    const {facts, connection} = state;
    const leave = () => {
      signOut();
      setState({is: 'out', service: connection.service, facts});
    };
    return <Session {...state} signOut={leave} />;
  }
  if (state.is === 'out') {
    const {service, facts, trouble} = state;
    return (
      <main className={styles.screen}>
        <h1>{words.title}</h1>
        <p className="lead">{words.signIn.promise}</p>
        <SignIn service={service} trouble={trouble} onToken={(token) => void enter(facts, service, token)} />
      </main>
    );
  }
  return (
    <p className={styles.wait} role="status">
      {state.is === 'failed' ? state.sentence : words.loading}
    </p>
  );
}
