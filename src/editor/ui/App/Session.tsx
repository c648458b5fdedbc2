import {useCallback, useEffect, useEffectEvent, useState, type ReactNode} from 'react';
import {
  accountOf,
  signOut as forgetSignIn,
  GitHubError,
  toGitHubError,
  type Connection,
  type OnError,
  type Progress,
  type Proposal,
  type SentProposal,
} from '../../github';
import {lazyComponent} from '../../loading/lazy-with-retry';
import {messages} from '../../messages';
import {areUnsent, draftsIn, type DraftState} from '../../state/draft-state';
import type {DraftStore} from '../../state/draft-store';
import type {DraftSync} from '../../state/draft-sync';
import {continueProposal, startNewProposal, submitDraft} from '../../state/submit';
import Boundary from '../Boundary';
import Editor from '../Editor';
import {useDraft} from '../hooks/useDraft';
import {usePageInAddress} from '../hooks/usePageInAddress';
import type {PreviewFrame} from '../hooks/useFrame';
import type {LoadedEditor} from './load-editor';
import styles from './styles.module.css';
import {useProposals, type ProposalsState} from '../hooks/useProposals';

/** Loads when others have published changes, or when somebody merges the website into a proposal. */
const Reconcile = lazyComponent(async () => (await import('./Reconcile')).default);
const SignOut = lazyComponent(async () => (await import('./SignOut')).SignOut);
const Reviewing = lazyComponent(async () => (await import('../PullRequestReview')).default);
const SignInAgain = lazyComponent(async () => (await import('./SignOut')).SignInAgain);

/** The address at which people review proposals. */
const EDITOR_ADDRESS = window.location.origin + window.location.pathname;

/** Shows an urgent message at the bottom of the window. */
const Alert = ({text}: {text?: string}) =>
  text !== undefined && (
    <p className={styles.alert} role="alert">
      {text}
    </p>
  );

/** Keeps a connection after its sign-in expires: the same person signs in again and continues. */
function useConnection(first: Connection, account: string) {
  const [connection, setConnection] = useState(first);
  const [isOut, setOut] = useState(false);
  /** Asks for a new sign-in if that can fix the error. */
  const onError = useCallback((error: unknown) => {
    const failure = toGitHubError(error);
    if (failure.needsSignIn) setOut(true);
    return failure;
  }, []);
  /** Accepts a token of the same account only, so that nobody continues the changes of somebody else. */
  const onToken = async (token: string) => {
    const next = {...first, token};
    if ((await accountOf(next)) !== account) {
      forgetSignIn();
      throw new GitHubError('otherAccount');
    }
    setConnection(next);
    setOut(false);
    // The queries stopped when the sign-in expired.
    setTimeout(() => void first.queries.invalidateQueries());
  };
  return {connection, isOut, onError, onToken, onClose: () => setOut(false)};
}

interface DraftSession {
  connection: Connection;
  store: DraftStore;
  onError: OnError;
}

/** Starts a new proposal after the last one has ended: once there are no unsent changes, and before sending. */
function useNextProposal(
  {connection, store, onError}: DraftSession,
  progress: Progress | undefined,
  isUnchanged: boolean,
) {
  const startNext = async (latest: Progress | undefined): Promise<void> => {
    const {sent} = store.get();
    if (!sent || (latest?.stage !== 'published' && latest?.stage !== 'withdrawn')) return;
    const {stage, commit} = latest;
    await startNewProposal({connection, store}, {number: sent.number, stage, commit}).catch(onError);
  };
  const onProgress = useEffectEvent(() => void startNext(progress));
  useEffect(() => {
    if (isUnchanged) onProgress();
  }, [isUnchanged, progress]);
  return startNext;
}

/** What a person may do while they review a proposal. */
function reviewActions(
  {connection, store, onError}: DraftSession,
  {review, ask, said}: Pick<ProposalsState, 'review' | 'ask' | 'said'>,
  reviewed: Proposal | undefined,
  setPage: (page: string) => void,
) {
  return {
    withdrawn: (number: number) => {
      review(undefined);
      void ask();
      if (number === store.get().sent?.number) startNewProposal({connection, store}).catch(onError);
    },
    mergeBaseIntoBranch: (proposal: SentProposal) => {
      store.dispatch({type: 'merge', proposal});
      review(undefined);
    },
    onClose: () => {
      review(undefined);
      void said.ask();
    },
    /** Edits the proposal, beginning with the page at an address. */
    onChange: async (address: string) => {
      if (reviewed && reviewed.branch !== store.get().base.name) await continueProposal({connection, store}, reviewed);
      setPage(address);
      review(undefined);
    },
  };
}

/** Asks about unsent changes before somebody signs out. */
function useLeaving({state, sync, signOut}: {state: DraftState; sync: DraftSync; signOut: () => void}) {
  const [isLeaving, setLeaving] = useState(false);
  const remove = () => void sync.remove().finally(signOut);
  const leave = () => {
    if (state.phase.is === 'following') signOut();
    else if (areUnsent(draftsIn(state))) setLeaving(true);
    else if (!state.sent) remove();
    else void sync.keepProposal().finally(signOut);
  };
  // Another tab may take the draft over meanwhile.
  if (isLeaving && state.phase.is === 'following') setLeaving(false);
  return {isLeaving, remove, leave, stay: () => setLeaving(false)};
}

/** @returns what the person must know about their draft */
function noticeOf({phase}: DraftState, isFull: boolean, notice: string | undefined): string | undefined {
  if (isFull) return messages.draft.noRoom;
  return 'isBlocked' in phase && phase.isBlocked ? messages.draft.otherFirst : notice;
}

type SessionProps = LoadedEditor & {frame: PreviewFrame; isShown: boolean; signOut: () => void};

/** The session of one person. The draft is stored after each change, and sent on request. */
export default function Session({frame, isShown, signOut, ...ready}: SessionProps): ReactNode {
  const {account, kept, reader, facts, owner} = ready;
  const {connection, onError, ...signIn} = useConnection(ready.connection, account);
  const {store, state, work, sync, isFull} = useDraft({...ready, connection, onError});
  const {sent, phase} = state;
  const [restored] = useState(state.draft);
  const {isLeaving, remove, leave, stay} = useLeaving({state, sync, signOut});
  /** The page in the editor, which is restored after a review. */
  const [page, setPage] = usePageInAddress();
  const {reviewed, ...waiting} = useProposals(ready, {connection, sent, account, isShown, onError});
  const {said: conversation} = waiting;
  const startNext = useNextProposal({connection, store, onError}, conversation.progress, work.changed.size === 0);
  const actions = reviewActions({connection, store, onError}, waiting, reviewed, setPage);
  return (
    <>
      <Alert text={work.failure && messages.unchecked(work.failure.message)} />
      <Alert text={noticeOf(state, isFull, ready.notice)} />
      {signIn.isOut && <SignInAgain service={connection.service} onClose={signIn.onClose} onToken={signIn.onToken} />}
      {isLeaving && <SignOut {...{account, remove}} drafts={draftsIn(state)} keep={signOut} onClose={stay} />}
      {reviewed ? (
        <Boundary
          key={reviewed.number}
          help={messages.fault.review}
          action={{label: messages.fault.back, run: actions.onClose}}>
          <Reviewing
            {...{connection, reader, facts, owner, frame, onError, ...actions}}
            website={work}
            again={waiting.ask}
            proposal={reviewed}
            isWriter={ready.isWriter}
          />
        </Boundary>
      ) : (
        <Editor
          {...{work, take: store.step, frame, connection, onError, page, setPage}}
          send={(propose, title, body) =>
            submitDraft({connection, store, propose, review: EDITOR_ADDRESS, onError}, title, body)
          }
          waiting={{...waiting, withdrawn: actions.withdrawn}}
          beforeSending={() => void conversation.ask().then(startNext)}
          signOut={leave}
          takeOver={sync.takeOver}
          keptAt={state.draft === restored ? kept?.at : undefined}>
          {(phase.is === 'rebasing' || phase.is === 'merging') && <Reconcile phase={phase} />}
        </Editor>
      )}
    </>
  );
}
