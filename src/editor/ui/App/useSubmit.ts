import {useCallback, useState} from 'react';
import {changedFiles, newDraft, type Draft} from '../../../cms/edit';
import {
  isGitHubError,
  loadBranch,
  newKey,
  type Branch,
  type Connection,
  type Progress,
  type UpdateTarget,
  type Proposal,
  type Sent,
} from '../../github';
import {filesToSend} from '../../state/files-to-submit';
import type {Kept} from '../drafts';
import type {Overtaken, Send} from '../ready';
import {useDraftDetails} from './useDraftDetails';

/** Where proposals are reviewed. */
const EDITOR_ADDRESS = window.location.origin + window.location.pathname;

interface Work {
  connection: Connection;
  base: Branch;
  setBase: (base: Branch) => void;
  draft: Draft;
  restart: (draft: Draft) => void;
  latest: () => Draft;
  /** Sets a draft aside that is a change of what was there before others changed it. */
  setOlder: (draft: Draft) => void;
  kept?: Kept;
  onError: (error: unknown) => void;
}

/** How a proposal has ended. */
export interface Outcome extends Pick<Progress, 'commit'> {
  number: number;
  stage: 'published' | 'withdrawn';
}

/** To which proposal the draft goes, with what, and every way to send it. */
export function useSubmit({connection, base, setBase, draft, restart, latest, setOlder, kept, onError}: Work) {
  const [sent, setSent] = useState(kept?.sent);
  /** What was sent last and is published or closed. */
  const [outcome, setOutcome] = useState<Outcome>();
  const {along, go, helped, forget} = useDraftDetails(kept);
  const [merged, setTogether] = useState<Overtaken>();
  /** Somebody wanted to put two together before their own changes were sent. */
  const [isBlocked, setBlocked] = useState(false);
  const [key, setKey] = useState(() => kept?.key ?? newKey());
  // A sentence for changes that were all undone says nothing of those that follow.
  if (along.sentence !== undefined && changedFiles(draft).size === 0) go({sentence: undefined});
  const begin = useCallback(
    (of?: Sent, last?: Outcome) => {
      setSent(of);
      setOutcome(last);
      setKey(newKey());
      forget();
    },
    [forget],
  );

  /** Goes on from another commit: what was not sent, also what is typed during this, becomes a change of that. */
  const rebase = async (name?: string): Promise<Branch> => {
    const now = await loadBranch(connection, name);
    setBase(now);
    if (changedFiles(latest()).size > 0) setOlder(latest());
    else restart(newDraft(now.commit));
    return now;
  };
  /** The proposal is over: what was not sent becomes a change of the website. */
  const startAgain = async (last?: Outcome): Promise<void> => {
    await rebase();
    begin(undefined, last);
  };

  const send: Send = async (propose, title, body) => {
    const {name, commit} = base;
    const {helpers, onto} = along;
    try {
      const change = {
        ...{key, base: {name, commit}, onto, title, body, helpers},
        files: filesToSend(draft),
        review: EDITOR_ADDRESS,
      };
      const done = await propose(connection, change);
      const now = await loadBranch(connection, done.branch);
      begin(done);
      setBase(now);
      restart(newDraft(now.commit));
    } catch (error) {
      onError(error);
      if (isGitHubError(error, 'published', 'withdrawn', 'branchGone')) await startAgain();
      if (isGitHubError(error, 'moved', 'gone')) {
        await rebase(name);
      }
      if (sent && onto && isGitHubError(error, 'overtaken')) setTogether({...sent, since: onto.commit});
      throw error;
    }
  };
  /** Later changes go to a proposal that was sent before, also from another device. */
  const goOn = async ({number, url, branch}: Proposal): Promise<void> => {
    const {commit} = await rebase(branch);
    begin({number, url, branch, commit});
  };
  /** What was merged is no draft of the proposal any more once it is thrown away. */
  const throwAway = useCallback(
    (to: Draft) => {
      restart(to);
      if (along.onto) begin();
      else forget();
    },
    [restart, along.onto, begin, forget],
  );
  const onTogether = useCallback(
    (joined: Draft, main: Branch, onto: UpdateTarget) => {
      if (merged && merged.since === undefined) {
        setBase(main);
        begin({...merged, commit: onto.commit});
      }
      restart(joined);
      go({onto});
      setTogether(undefined);
    },
    [merged, setBase, begin, restart, go],
  );
  return {
    ...{key, sent, outcome, along, helped, send, goOn, startAgain, throwAway, isBlocked, together: merged, onTogether},
    suggest: useCallback((sentence: string) => go({sentence}), [go]),
    /** Asks to put a proposal and the website together; nothing gives it up. Only without changes of your own. */
    mergeBaseIntoBranch: (proposal?: Overtaken): void => {
      const isUnsent = proposal !== undefined && changedFiles(draft).size > 0;
      setBlocked(isUnsent);
      setTogether(isUnsent ? undefined : proposal);
    },
  };
}
