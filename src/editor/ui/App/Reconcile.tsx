import {useCallback, useState, type ReactNode} from 'react';
import {changedFiles, newDraft, changeFiles, type Draft, type FileWrite} from '../../../cms/edit';
import {filesOf, loadBranchUpdate, newDraftKey, type Branch, type BranchFile} from '../../github';
import {changesBetween} from '../../state/changes-between';
import type {DraftState, OvertakenProposal} from '../../state/draft-store';
import {applyChanged, type FileChange, type CurrentPages} from '../../state/rebase-draft';
import {historyMessages} from '../../messages/history';
import ConflictDialog from '../ConflictDialog';
import Dialog from '../Dialog';
import {useEditor} from '../useEditor';
import {useLoaded} from '../useLoaded';
import styles from './styles.module.css';

/** Rebases an older draft, or merges the website into a proposal. The person resolves conflicts. */
export default function Reconcile({older, isLater, merging}: DraftState): ReactNode {
  return (
    <>
      {older && <RebaseDraft {...{older, isLater}} />}
      {merging && <UpdateBranch key={merging.since} proposal={merging} />}
    </>
  );
}

const changesOf = (draft: Draft, files?: ReadonlyMap<string, BranchFile>): FileChange[] =>
  [...changedFiles(draft)].map(([file, {before, now}]) => ({file, before, now, sha: files?.get(file)?.sha}));

/** Rebases a draft onto newer changes by others. It shows both texts of each conflict, and asks. */
function RebaseDraft({older, isLater}: {older: Draft; isLater: boolean}): ReactNode {
  const {connection, base, dispatch, onError} = useEditor();
  const load = useCallback(
    // If the earlier files cannot be loaded, the draft's own earlier texts are used.
    async () => changesOf(older, await filesOf(connection, older.base).catch(() => undefined)),
    [connection, older],
  );
  const {loaded: changes} = useLoaded(load, onError);
  const carried = useCallback(
    (writes: readonly FileWrite[]) => dispatch({type: 'reconcile', draft: changeFiles(newDraft(base.commit), writes)}),
    [dispatch, base],
  );
  if (!changes) return null;
  const {moved, waiting, now} = historyMessages.choose;
  const postpone = (to: boolean) => dispatch({type: 'postpone', isLater: to});
  return isLater ? (
    <p className={styles.alert} role="status">
      {waiting} <button onClick={() => postpone(false)}>{now}</button>
    </p>
  ) : (
    <ConflictDialog changes={changes} base={base} names={moved} done={carried} onClose={() => postpone(true)} />
  );
}

interface Loaded {
  main: Branch;
  head: string;
  changes: readonly FileChange[];
  base: CurrentPages;
}

/** Merges the website into a proposal. It shows both texts of each conflict, and asks. */
function UpdateBranch({proposal: {branch, since}}: {proposal: OvertakenProposal}): ReactNode {
  const {connection, draft, base, texts, changed, dispatch, onError} = useEditor();
  // The merge uses the draft as it was when the merge began.
  const [initial] = useState(() => ({draft, base: applyChanged(base, texts, changed)}));
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
