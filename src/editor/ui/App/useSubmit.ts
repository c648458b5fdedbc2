import {useCallback, useState} from 'react';
import {changedFiles, newDraft, type Draft} from '../../../cms/edit';
import {
  isGitHubError,
  loadBranch,
  newKey,
  type Branch,
  type Connection,
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
  /** Sets a draft aside that is a change of what was there before others changed it. */
  setOlder: (draft: Draft) => void;
  kept?: Kept;
  onError: (error: unknown) => void;
}

/** To which proposal the draft goes, with what, and every way to send it. */
export function useSubmit({connection, base, setBase, draft, restart, setOlder, kept, onError}: Work) {
  const [sent, setSent] = useState(kept?.sent);
  const {along, go, helped, forget} = useDraftDetails(kept);
  const [merged, setTogether] = useState<Overtaken>();
  /** Somebody wanted to put two together before their own changes were sent. */
  const [isBlocked, setBlocked] = useState(false);
  const [key, setKey] = useState(() => kept?.key ?? newKey());
  // A sentence for changes that were all undone says nothing of those that follow.
  if (along.sentence !== undefined && changedFiles(draft).size === 0) go({sentence: undefined});
  const begin = useCallback(
    (of?: Sent) => {
      setSent(of);
      setKey(newKey());
      forget();
    },
    [forget],
  );

  /** The proposal is over: what was not sent becomes a change of the website. */
  const startAgain = async (): Promise<void> => {
    setBase(await loadBranch(connection));
    setOlder(draft);
    begin();
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
        setBase(await loadBranch(connection, name));
        setOlder(draft);
      }
      if (sent && onto && isGitHubError(error, 'overtaken')) setTogether({...sent, since: onto.commit});
      throw error;
    }
  };
  /** Later changes go to a proposal that was sent before, also from another device. */
  const goOn = async ({number, url, branch}: Proposal): Promise<void> => {
    const now = await loadBranch(connection, branch);
    setBase(now);
    setOlder(draft);
    begin({number, url, branch, commit: now.commit});
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
    ...{key, sent, along, helped, send, goOn, startAgain, throwAway, isBlocked, together: merged, onTogether},
    suggest: useCallback((sentence: string) => go({sentence}), [go]),
    /** Asks to put a proposal and the website together; nothing gives it up. Only without changes of your own. */
    mergeBaseIntoBranch: (proposal?: Overtaken): void => {
      const isUnsent = proposal !== undefined && changedFiles(draft).size > 0;
      setBlocked(isUnsent);
      setTogether(isUnsent ? undefined : proposal);
    },
  };
}
