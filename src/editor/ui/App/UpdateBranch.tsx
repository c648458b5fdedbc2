import {useCallback, useState, type ReactNode} from 'react';
import {newDraft, withFiles, type Draft, type Write} from '../../../cms/edit';
import {loadBoth, readFile, type Branch, type UpdateTarget} from '../../github';
import {applyChanged, type FileChange, type PagesNow} from '../../state/rebase-draft';
import {changesBetween} from '../../state/changes-between';
import {historyMessages} from '../../messages/history';
import Choose from '../ConflictDialog';
import Dialog from '../Dialog';
import type {Overtaken} from '../ready';
import {useEditor} from '../useEditor';
import {useLoaded} from '../useLoaded';

interface Props {
  proposal: Overtaken;
  /** Is given the current website, both together as a draft of it, and the proposal to which that goes. */
  done: (draft: Draft, main: Branch, onto: UpdateTarget) => void;
  onClose: () => void;
}

interface Loaded {
  main: Branch;
  head: string;
  changes: readonly FileChange[];
  base: PagesNow;
}

/** Puts a proposal and what was published meanwhile together. Both versions are shown of just the words that both changed. */
export default function UpdateBranch({proposal, done, onClose}: Props): ReactNode {
  const {connection, draft, base, texts, changed, onError} = useEditor();
  const {branch, since} = proposal;
  // What is joined is joined with the draft as it was when this began.
  const [begun] = useState(() => ({draft, base: applyChanged(base, texts, changed)}));
  const load = useCallback(async (): Promise<Loaded> => {
    const {main, head, before, after} = await loadBoth(connection, branch, since);
    const changes = await changesBetween(before, after, (file) => readFile(connection, file));
    return {main, head, changes, base: since === undefined ? main : begun.base};
  }, [connection, branch, since, begun]);
  const {loaded, failure} = useLoaded(load, onError);
  const onJoined = useCallback(
    (writes: readonly Write[]) => {
      if (!loaded) return;
      const {main, head} = loaded;
      const joined = since === undefined ? newDraft(main.commit) : begun.draft;
      done(withFiles(joined, writes), main, {branch, commit: head});
    },
    [loaded, since, begun, branch, done],
  );
  if (loaded) {
    return <Choose {...loaded} names={historyMessages.choose.moved} done={onJoined} onClose={onClose} />;
  }
  return (
    <Dialog title={historyMessages.merged.title} onClose={onClose} isBeside>
      <p role="status">{failure ?? historyMessages.merged.loading}</p>
    </Dialog>
  );
}
