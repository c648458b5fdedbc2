import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {changedFiles, newDraft, withFiles, type Draft, type Write} from '../../../cms/edit';
import {filesOf, type Branch, type BranchFile, type Connection} from '../../github';
import type {FileChange} from '../../state/rebase-draft';
import {historyMessages} from '../../messages/history';
import Choose from '../ConflictDialog';
import styles from './styles.module.css';

interface Props {
  connection: Connection;
  /** A change of what was there before others changed it. */
  older: Draft;
  base: Branch;
  done: (draft: Draft) => void;
  /** Whether the person wants to choose later. */
  isLater: boolean;
  setLater: (isLater: boolean) => void;
}

const changesOf = (draft: Draft, files?: ReadonlyMap<string, BranchFile>): FileChange[] =>
  [...changedFiles(draft)].map(([file, {before, now}]) => ({file, before, now, sha: files?.get(file)?.sha}));

/** Brings a draft to what others have made meanwhile. Where two people changed the same place, it asks with both texts. */
export default function RebaseDraft({connection, older, base, done, isLater, setLater}: Props): ReactNode {
  const [changes, setChanges] = useState<readonly FileChange[]>();
  useEffect(() => {
    let isOld = false;
    // Where the files of then cannot be asked for, what was changed is.
    const then = filesOf(connection, older.base).catch(() => undefined);
    void then.then((files) => !isOld && setChanges(changesOf(older, files)));
    return () => {
      isOld = true;
    };
  }, [connection, older]);
  const carried = useCallback(
    (writes: readonly Write[]) => done(withFiles(newDraft(base.commit), writes)),
    [done, base],
  );
  if (!changes) return null;
  const {moved, waiting, now} = historyMessages.choose;
  return isLater ? (
    <p className={styles.alert} role="status">
      {waiting}{' '}
      <button type="button" onClick={() => setLater(false)}>
        {now}
      </button>
    </p>
  ) : (
    <Choose changes={changes} base={base} names={moved} done={carried} onClose={() => setLater(true)} />
  );
}
