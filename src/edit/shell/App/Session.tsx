import {Suspense, useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {changedFiles, type Draft, newDraft} from '../../../content/write';
import {isTrouble, loadBranch, newKey, readFile, type BranchFile, type Proposal, type Sent} from '../../github';
import {lazyPart} from '../../later';
import {filesToSend} from '../../model/files-to-send';
import {words} from '../../words';
import {forgetDraft, type Kept} from '../drafts';
import Editor from '../Editor';
import type {Frame} from '../useFrame';
import {useWork} from '../useWork';
import type {Ready, Send} from '../ready';
import {useAlong} from './useAlong';
import {useConnection} from './useConnection';
import {useKeeping} from './useKeeping';
import {useProposals} from './useProposals';
import Alert from './Alert';

/** Fetched when others have changed something meanwhile. */
const CarryOver = lazyPart(() => import('./CarryOver'));
/** Fetched when somebody leaves with changes that were not sent. */
const SignOut = lazyPart(() => import('./SignOut'));
/** Fetched when somebody looks at a proposal. */
const Reviewing = lazyPart(() => import('../Reviewing'));
/** Fetched when a sign-in has ended. */
const SignInAgain = lazyPart(() => import('./SignInAgain'));

/** Where proposals are reviewed. */
const EDITOR_ADDRESS = window.location.origin + window.location.pathname;

/** One person at work: the draft is kept at each key, and sent when they say so. */
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
}: Ready & {frame: Frame; isShown: boolean; signOut: () => void}): ReactNode {
  const {connection, onTrouble, ...signIn} = useConnection(ready.connection, account);
  const [base, setBase] = useState(first);
  const [sent, setSent] = useState(kept?.sent);
  const [isLeaving, setLeaving] = useState(false);
  const {helpers, sentence, helped, suggest, forget} = useAlong(kept);
  /** A draft that is a change of what was there before others changed it. */
  const [older, setOlder] = useState(() => (kept && kept.draft.base !== first.commit ? kept.draft : undefined));
  const key = useRef(kept?.key ?? newKey());
  const fetchFile = useCallback(
    async (file: BranchFile) => new Uint8Array(await readFile(connection, file)),
    [connection],
  );
  const begun = older || !kept ? newDraft(first.commit) : kept.draft;
  const work = useWork({reader, base, facts, kept: begun, fetchFile, onTrouble});
  const {draft, restart, trouble} = work;
  const {service} = connection;

  const onCarried = useCallback(
    (carried: Draft) => {
      restart(carried);
      setOlder(undefined);
    },
    [restart],
  );

  const {owner, keep: keepOf, isFull} = useKeeping(service, account);
  const keep = useCallback(
    (what: Pick<Kept, 'draft'>) => keepOf({branch: base.name, key: key.current, sent, helpers, sentence, ...what}),
    [keepOf, base, sent, helpers, sentence],
  );
  useEffect(() => void keep({draft: older ?? draft}), [keep, older, draft]);

  const {reviewed, ...waiting} = useProposals(ready, {connection, sent, account, isShown, onTrouble});

  const remove = () => void forgetDraft(owner).finally(signOut);
  /** Without changes only what was sent is remembered, and not what was typed and taken back. */
  const leave = () => {
    if (older || changedFiles(draft).size > 0) setLeaving(true);
    else if (!sent) remove();
    else void keep({draft: newDraft(base.commit)}).finally(signOut);
  };

  /** The proposal is over: what was not sent becomes a change of the website. */
  const startAgain = async () => {
    setBase(await loadBranch(connection));
    setOlder(draft);
    key.current = newKey();
    setSent(undefined);
  };
  const withdrawn = (number: number) => {
    waiting.review(undefined);
    void waiting.ask();
    if (number === sent?.number) startAgain().catch(onTrouble);
  };

  const send: Send = async (propose, title, body) => {
    const {name, commit} = base;
    try {
      const change = {
        key: key.current,
        base: {name, commit},
        files: filesToSend(draft),
        title,
        body,
        helpers,
        review: EDITOR_ADDRESS,
      };
      const done: Sent = await propose(connection, change);
      const now = await loadBranch(connection, done.branch);
      setSent(done);
      setBase(now);
      restart(newDraft(now.commit));
      key.current = newKey();
      forget();
    } catch (error) {
      onTrouble(error);
      if (isTrouble(error, 'published', 'withdrawn', 'branchGone')) await startAgain();
      if (isTrouble(error, 'moved', 'gone')) {
        setBase(await loadBranch(connection, name));
        setOlder(draft);
      }
      throw error;
    }
  };
  /** Later changes go to a proposal that was sent before, also from another device. */
  const goOn = async ({number, url, branch}: Proposal): Promise<void> => {
    try {
      const now = await loadBranch(connection, branch);
      setBase(now);
      setOlder(draft);
      setSent({number, url, branch, commit: now.commit});
      key.current = newKey();
      forget();
    } catch (error) {
      onTrouble(error);
    }
  };
  return (
    <>
      <Alert words={trouble && words.unchecked(trouble.message)} />
      <Alert words={isFull ? words.draft.noRoom : ready.notice} />
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
            {...{connection, reader, facts, owner, frame, onTrouble, withdrawn}}
            again={waiting.ask}
            proposal={reviewed}
            isWriter={ready.isWriter}
            onClose={() => waiting.review(undefined)}
            onChange={() => {
              const opened = reviewed.branch === base.name ? Promise.resolve() : goOn(reviewed);
              void opened.then(() => waiting.review(undefined));
            }}
          />
        </Suspense>
      ) : (
        <Editor
          {...{work, frame, connection, send, sent, helped, sentence, suggest, onTrouble}}
          waiting={{...waiting, withdrawn}}
          signOut={leave}
          keptAt={kept?.at}>
          {older && (
            <Suspense>
              <CarryOver {...{connection, older, base}} done={onCarried} />
            </Suspense>
          )}
        </Editor>
      )}
    </>
  );
}
