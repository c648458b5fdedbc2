import {useCallback, useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {finishSignIn, signOut, toGitHubError, watchSignOut, type GithubService} from '../../github';
import {loadAllModules} from '../../loading/lazy-with-retry';
import {retry} from '../../loading/retry';
import type {EditorFacts} from '../../state/editor-facts';
import {messages} from '../../messages';
import Boundary from '../Boundary';
import LastBuilt from '../../../ui/LastBuilt';
import {EDITOR_FACTS_PATH, EDITOR_FRAME_PATH} from '../../../shared/addresses';
import SignIn from '../SignIn';
import {loadEditor, type LoadedEditor} from './load-editor';
import Session from './Session';
import {useFrameElement} from '../hooks/useFrame';
import styles from './styles.module.css';

type State =
  | {is: 'loading'}
  | {is: 'out'; service: GithubService; facts: EditorFacts; failure?: string}
  | {is: 'failed'; sentence: string}
  | ({is: 'in'} & LoadedEditor);

/** A person waits for the facts, so the pauses between attempts stay short. */
const MAX_PAUSE_MS = 2000;

/** Loads the facts, and retries until the network delivers them. @param onLost runs after each failure */
const factsOfBuild = (onLost: () => void): Promise<EditorFacts> =>
  retry(async () => (await (await fetch(EDITOR_FACTS_PATH)).json()) as EditorFacts, onLost, MAX_PAUSE_MS);

/** Signs in, if the person has done so before, and loads the pages. */
function useSignedIn() {
  const [state, setState] = useState<State>({is: 'loading'});
  const enter = useCallback(async (facts: EditorFacts, service: GithubService, token: string) => {
    setState({is: 'loading'});
    try {
      setState({is: 'in', ...(await loadEditor(facts, service, token))});
    } catch (error) {
      const failure = toGitHubError(error);
      if (failure.needsSignIn) signOut();
      setState({is: 'out', service, facts, failure: failure.message});
    }
  }, []);

  useEffect(() => {
    const enterAgain = async () => {
      const facts = await factsOfBuild(() => setState({is: 'failed', sentence: messages.lost}));
      const {service} = facts;
      if (!service) {
        setState({is: 'failed', sentence: messages.signIn.none});
        return;
      }
      const token = await finishSignIn(service).catch((error: unknown) =>
        setState({is: 'out', service, facts, failure: toGitHubError(error).message}),
      );
      if (token === undefined) setState((now) => (now.is === 'out' ? now : {is: 'out', service, facts}));
      else await enter(facts, service, token);
    };
    void enterAgain();
  }, [enter]);
  return [state, enter] as const;
}

/** A reload removes the draft from memory, including the page in the frame. */
const reload = () => window.location.replace(window.location.pathname);

/** Shows the sign-in, the loading state, and then the editor. */
export default function App(): ReactNode {
  const [state, enter] = useSignedIn();
  const [frame, isFrameReady, isFrameFilled] = useFrameElement();
  const stage = useFitScale();
  useEffect(() => {
    if (isFrameFilled) void loadAllModules();
  }, [isFrameFilled]);
  const account = state.is === 'in' ? state.account : undefined;
  useEffect(() => {
    if (account === undefined) return undefined;
    return watchSignOut(account, () => {
      signOut();
      reload();
    });
  }, [account]);

  return (
    <div className={state.is === 'in' ? styles.editor : undefined}>
      {state.is === 'in' && (
        <Boundary help={messages.fault.editor} action={{label: messages.fault.reload, run: reload}}>
          <Session
            {...state}
            frame={{element: frame, isReady: isFrameReady}}
            isShown={isFrameFilled}
            signOut={() => {
              signOut(state.account);
              reload();
            }}
          />
        </Boundary>
      )}
      {state.is === 'out' && (
        <main className={styles.screen}>
          <h1>{messages.title}</h1>
          <p className="lead">{messages.signIn.promise}</p>
          <SignIn
            service={state.service}
            failure={state.failure}
            onToken={(token) => void enter(state.facts, state.service, token)}
          />
          <LastBuilt className="note lastBuilt" sentence={messages.lastBuilt.on} late={messages.lastBuilt.late} />
        </main>
      )}
      {(state.is === 'loading' || state.is === 'failed') && (
        <p className={styles.wait} role="status">
          {state.is === 'failed' ? state.sentence : messages.loading}
        </p>
      )}
      {/* The frame loads before there is a page. It stays at one place in the tree, or it would load again. */}
      <main ref={stage} className={styles.stage} hidden={state.is !== 'in'} aria-busy={!isFrameFilled}>
        <h1 className="srOnly">{messages.pageFrame}</h1>
        <iframe ref={frame} className={styles.frame} title={messages.pageFrame} src={EDITOR_FRAME_PATH} />
      </main>
    </div>
  );
}

/** The width in pixels from which the site shows its whole menu: 85em in src/theme/Navbar/styles.module.css. */
const DESKTOP_PX = 1360;
/** The smallest scale at which text is readable. */
const MIN_SCALE = 0.6;

/** @returns a ref for the element around the frame. It sets `--fit` to the scale at which a desktop page fits. */
function useFitScale(): RefObject<HTMLElement | null> {
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const share = (entry?.contentRect.width ?? DESKTOP_PX) / DESKTOP_PX;
      element.style.setProperty('--fit', String(Math.min(1, Math.max(MIN_SCALE, share))));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return stage;
}
