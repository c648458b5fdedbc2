import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {Reader} from '../../../content/draft/reader';
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
import {fetchAll} from '../../later';
import type {Facts} from '../../model/facts';
import {words} from '../../words';
import {keptDraft} from '../drafts';
import SignIn from '../SignIn';
import Session from './Session';
import type {Ready} from '../ready';
import {useFit} from '../useFit';
import {useFrame} from '../useFrame';
import styles from './styles.module.css';

type State =
  | {is: 'loading'}
  | {is: 'out'; service: GithubService; facts: Facts; trouble?: string}
  | {is: 'failed'; sentence: string}
  | ({is: 'in'} & Ready);

const FACTS = '/edit/facts.json';
const FRAME = '/edit/page';

async function factsOfBuild(): Promise<Facts> {
  const response = await fetch(FACTS);
  return (await response.json()) as Facts;
}

/** From nothing to the open editor: who is there, what the branch holds, what was kept. */
export default function App(): ReactNode {
  const [state, setState] = useState<State>({is: 'loading'});
  const [frame, isFrameReady, isFrameFilled] = useFrame();
  const stage = useFit();

  const enter = useCallback(async (facts: Facts, service: GithubService, token: string) => {
    setState({is: 'loading'});
    try {
      const connection = connect(service, token);
      const kept = await keptDraft(service.repository).catch(() => undefined);
      const reader = new Reader();
      const load = (branch?: string) =>
        loadBranch(connection, branch, (file, text) => setTimeout(() => reader.sourceOf(file, text)));
      // A draft may be that of a proposal, which may be over.
      const isApart = kept !== undefined && kept.branch !== service.branch;
      const [proposals, main] = await Promise.all([
        openProposals(connection),
        isApart ? undefined : load(),
        assertMayWrite(connection),
      ]);
      const isOpen = proposals.some(({branch}) => branch === kept?.branch);
      const base = main ?? (await load(isOpen ? kept?.branch : undefined));
      const going = kept && (isOpen ? kept : {...kept, key: newKey(), sent: undefined});
      setState({is: 'in', reader, facts, connection, base, proposals, kept: going});
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      if (error.needsSignIn) signOut();
      setState({is: 'out', service, facts, trouble: error.message});
    }
  }, []);

  useEffect(() => {
    if (isFrameFilled) void fetchAll();
  }, [isFrameFilled]);

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

  return (
    <div className={state.is === 'in' ? styles.editor : undefined}>
      {state.is === 'in' && (
        <Session
          {...state}
          frame={{element: frame, isReady: isFrameReady}}
          signOut={() => {
            signOut();
            setState({is: 'out', service: state.connection.service, facts: state.facts});
          }}
        />
      )}
      {state.is === 'out' && (
        <main className={styles.screen}>
          <h1>{words.title}</h1>
          <p className="lead">{words.signIn.promise}</p>
          <SignIn
            service={state.service}
            trouble={state.trouble}
            onToken={(token) => void enter(state.facts, state.service, token)}
          />
        </main>
      )}
      {(state.is === 'loading' || state.is === 'failed') && (
        <p className={styles.wait} role="status">
          {state.is === 'failed' ? state.sentence : words.loading}
        </p>
      )}
      {/* Begun before there is a page to show; moved to another place it would begin again. */}
      <main ref={stage} className={styles.stage} hidden={state.is !== 'in'} aria-busy={!isFrameFilled}>
        <h1 className="srOnly">{words.pageFrame}</h1>
        <iframe ref={frame} className={styles.frame} title={words.pageFrame} src={FRAME} />
      </main>
    </div>
  );
}
