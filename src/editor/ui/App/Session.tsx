import {Suspense, useCallback, useEffect, useEffectEvent, useState, type ReactNode} from 'react';
import {changedFiles, type Draft, newDraft} from '../../../cms/edit';
import {HOME} from '../../../shared/addresses';
import {readFile, type BranchFile} from '../../github';
import {lazyComponent} from '../../lazy-with-retry';
import {messages} from '../../messages';
import {forgetDraft, type Kept} from '../drafts';
import Editor from '../Editor';
import type {PreviewFrame} from '../useFrame';
import {useWork} from '../useWork';
import type {Ready} from '../ready';
import {useConnection} from './useConnection';
import {useStoredDraft} from './useStoredDraft';
import {useProposals} from './useProposals';
import {useSubmit} from './useSubmit';
import Alert from './Alert';

/** Fetched when others have changed something meanwhile. */
const RebaseDraft = lazyComponent(() => import('./RebaseDraft'));
/** Fetched when somebody puts a proposal and the website together. */
const UpdateBranch = lazyComponent(() => import('./UpdateBranch'));
/** Fetched when somebody leaves with changes that were not sent. */
const SignOut = lazyComponent(() => import('./SignOut'));
/** Fetched when somebody looks at a proposal. */
const Reviewing = lazyComponent(() => import('../PullRequestReview'));
/** Fetched when a sign-in has ended. */
const SignInAgain = lazyComponent(() => import('./SignInAgain'));

/** One person at work: the draft is kept at each keystroke, and sent when they say so. */
export default function Session({
  reader,
  facts,
  base: first,
  kept,
  frame,
  account,
  isShown,
  signOut,
  ...ready
}: Ready & {frame: PreviewFrame; isShown: boolean; signOut: () => void}): ReactNode {
  const {connection, onError, ...signIn} = useConnection(ready.connection, account);
  const [base, setBase] = useState(first);
  const [isLeaving, setLeaving] = useState(false);
  /** The page in the editor, which is there again after a review. */
  const [page, setPage] = useState(HOME);
  /** A draft that is a change of what was there before others changed it. */
  const [older, setOlder] = useState(() => (kept && kept.draft.base !== first.commit ? kept.draft : undefined));
  /** Whether the person has put off the choice between two texts; until then nothing can be changed. */
  const [isLater, setLater] = useState(false);
  const fetchFile = useCallback(
    async (file: BranchFile) => new Uint8Array(await readFile(connection, file)),
    [connection],
  );
  const begun = older || !kept ? newDraft(first.commit) : kept.draft;
  const work = useWork({reader, base, facts, kept: begun, fetchFile, onError});
  const {draft, changed, restart, latest, failure} = work;
  const {service} = connection;
  const sending = useSubmit({
    ...{connection, base, setBase, draft, restart, latest, setOlder, kept, onError},
  });
  const {isBlocked, key, sent, outcome, along, helped, suggest, send, goOn, throwAway, startAgain} = sending;
  const {mergeBaseIntoBranch, together: merged, onTogether} = sending;

  const onCarried = useCallback(
    (carried: Draft) => {
      restart(carried);
      setOlder(undefined);
      setLater(false);
    },
    [restart],
  );

  const chooseNow = () => {
    setLater(false);
    return undefined;
  };
  const {owner, keep: keepOf, isFull} = useStoredDraft(service, account);
  const keep = useCallback(
    (what: Pick<Kept, 'draft'>) => keepOf({branch: base.name, key, sent, ...along, ...what}),
    [keepOf, base, key, sent, along],
  );
  useEffect(() => void keep({draft: older ?? draft}), [keep, older, draft]);

  const {reviewed, ...waiting} = useProposals(ready, {connection, sent, account, isShown, onError});

  /** What was sent is over: once nothing waits to be sent, and before something is, a new proposal begins. */
  const startNew = async (progress = waiting.said.progress): Promise<void> => {
    if (sent && (progress?.stage === 'published' || progress?.stage === 'withdrawn'))
      await startAgain({number: sent.number, stage: progress.stage, commit: progress.commit}).catch(onError);
  };
  const isUnchanged = changed.size === 0;
  const onProgress = useEffectEvent(() => void startNew());
  useEffect(() => {
    if (isUnchanged) onProgress();
  }, [isUnchanged, waiting.said.progress]);

  const remove = () => void forgetDraft(owner).finally(signOut);
  /** Without changes only what was sent is remembered, and not what was typed and undone. */
  const leave = () => {
    if (older || changedFiles(draft).size > 0) setLeaving(true);
    else if (!sent) remove();
    else void keep({draft: newDraft(base.commit)}).finally(signOut);
  };

  const withdrawn = (number: number) => {
    waiting.review(undefined);
    void waiting.ask();
    if (number === sent?.number) startAgain().catch(onError);
  };
  return (
    <>
      <Alert text={failure && messages.unchecked(failure.message)} />
      <Alert text={isFull ? messages.draft.noRoom : isBlocked ? messages.draft.otherFirst : ready.notice} />
      {signIn.isOut && (
        <Suspense>
          <SignInAgain service={service} onClose={signIn.onClose} onToken={signIn.onToken} />
        </Suspense>
      )}
      {isLeaving && (
        <Suspense>
          <SignOut {...{account, remove}} draft={older ?? draft} keep={signOut} onClose={() => setLeaving(false)} />
        </Suspense>
      )}
      {reviewed ? (
        <Suspense>
          <Reviewing
            {...{connection, reader, facts, owner, frame, onError, withdrawn}}
            website={work}
            again={waiting.ask}
            proposal={reviewed}
            isWriter={ready.isWriter}
            mergeBaseIntoBranch={(proposal) => {
              mergeBaseIntoBranch(proposal);
              waiting.review(undefined);
            }}
            onClose={() => {
              waiting.review(undefined);
              void waiting.said.ask();
            }}
            onChange={async (address) => {
              if (reviewed.branch !== base.name) await goOn(reviewed);
              setPage(address);
              waiting.review(undefined);
            }}
          />
        </Suspense>
      ) : (
        <Editor
          {...{frame, connection, send, sent, outcome, helped, suggest, onError, mergeBaseIntoBranch, page, setPage}}
          waiting={{...waiting, withdrawn}}
          beforeSending={() => void waiting.said.ask().then(startNew)}
          work={{...work, restart: throwAway, ...(older && {edit: chooseNow, put: chooseNow, restart: chooseNow})}}
          sentence={along.sentence}
          signOut={leave}
          keptAt={kept?.at}>
          {older && (
            <Suspense>
              <RebaseDraft {...{connection, older, base, isLater, setLater}} done={onCarried} />
            </Suspense>
          )}
          {merged && (
            <Suspense>
              <UpdateBranch
                key={merged.since}
                proposal={merged}
                done={onTogether}
                onClose={() => mergeBaseIntoBranch()}
              />
            </Suspense>
          )}
        </Editor>
      )}
    </>
  );
}
