import {useCallback, useMemo, useState, type ReactNode} from 'react';
import {changedFiles, newDraft, changeFiles, type Draft, type FileWrite} from '../../../cms/edit';
import {loadBranchUpdate, newDraftKey, type Branch} from '../../github';
import {
  changesBetween,
  applyChanged,
  changesOfDraft,
  type FileChange,
  type CurrentPages,
} from '../../state/draft-changes';
import type {DraftState, PhaseOf} from '../../state/draft-state';
import {textsOf} from '../../state/draft-store';
import {historyMessages} from '../../messages/history';
import ConflictDialog from '../ConflictDialog';
import Dialog from '../Dialog';
import {useEditor} from '../hooks/useEditor';
import {useLoaded} from '../hooks/useLoaded';
import styles from './styles.module.css';

/** Merges changes that wait, or the website into a proposal. The person resolves conflicts. */
export default function Reconcile({phase}: Pick<DraftState, 'phase'>): ReactNode {
  if (phase.is === 'rebasing') return <RebaseDraft waiting={phase.waiting[0]} isLater={phase.isLater} />;
  if (phase.is === 'merging') return <UpdateBranch key={phase.proposal.since} {...phase} />;
  return null;
}

/** Merges changes of an older base into the draft. It shows both texts of each conflict, and asks. */
function RebaseDraft({waiting, isLater}: {waiting: Draft; isLater: boolean}): ReactNode {
  const {connection, base, draft, texts, changed, outcome, dispatch, onError} = useEditor();
  const load = useCallback(
    async () => ({of: waiting, changes: await changesOfDraft(connection, waiting)}),
    [connection, waiting],
  );
  const {loaded} = useLoaded(load, onError);
  // The person may go on editing, so the changes are merged into the draft as it is now.
  const current = useMemo(() => applyChanged(base, texts, changed), [base, texts, changed]);
  const carried = useCallback(
    (writes: readonly FileWrite[]) =>
      dispatch({type: 'reconcile', waiting, onto: draft, draft: changeFiles(draft, writes)}),
    [dispatch, draft, waiting],
  );
  if (loaded?.of !== waiting) return null;
  const {changes} = loaded;
  const {moved, closed, closedTitle, imported, waiting: isWaiting, now} = historyMessages.choose;
  // Nobody need have changed the website: it never had the text of the proposal.
  const isClosed = outcome?.stage === 'withdrawn' && !waiting.isImported;
  const names = waiting.isImported ? imported : isClosed ? closed : moved;
  const postpone = (to: boolean) => dispatch({type: 'postpone', isLater: to});
  return isLater ? (
    <p className={styles.alert} role="status">
      {isWaiting} <button onClick={() => postpone(false)}>{now}</button>
    </p>
  ) : (
    <ConflictDialog
      {...{changes, names, base: current, done: carried}}
      title={isClosed ? closedTitle : undefined}
      onClose={() => postpone(true)}
    />
  );
}

interface Loaded {
  main: Branch;
  head: string;
  changes: readonly FileChange[];
  base: CurrentPages;
}

/** Merges the website into a proposal. It shows both texts of each conflict, and asks. */
function UpdateBranch({proposal: {branch, since}, initial: draft}: PhaseOf<'merging'>): ReactNode {
  const {connection, base, dispatch, onError} = useEditor();
  // The merge uses the draft as it was when the merge began. The store adds what the person does meanwhile.
  const [initial] = useState(() => {
    const changed = changedFiles(draft);
    return {draft, base: applyChanged(base, textsOf(base.texts, changed), changed)};
  });
  const load = useCallback(async (): Promise<Loaded> => {
    const {main, head, before, after} = await loadBranchUpdate(connection, branch, since);
    const changes = await changesBetween(connection, before, after);
    return {main, head, changes, base: since === undefined ? main : initial.base};
  }, [connection, branch, since, initial]);
  const {loaded, failure} = useLoaded(load, onError);
  const onJoined = useCallback(
    (writes: readonly FileWrite[]) => {
      if (!loaded) return;
      const {main, head: commit} = loaded;
      const joined = changeFiles(since === undefined ? newDraft(main.commit) : initial.draft, writes);
      dispatch({type: 'merged', draft: joined, main, onto: {branch, commit}, key: newDraftKey()});
    },
    [loaded, since, initial, branch, dispatch],
  );
  const onClose = () => dispatch({type: 'merge'});
  if (loaded) {
    return <ConflictDialog {...loaded} names={historyMessages.choose.moved} done={onJoined} onClose={onClose} />;
  }
  return (
    <Dialog title={historyMessages.merged.title} onClose={onClose} isBeside>
      <p role="status">{failure ?? historyMessages.merged.loading}</p>
    </Dialog>
  );
}
