import {lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {
  loadBranch,
  newKey,
  readFile,
  send as propose,
  Trouble,
  type Branch,
  type BranchFile,
  type Sent,
} from '../../github';
import {UNCHANGED} from '../../model/draft';
import {words} from '../../words';
import {keepDraft, type Kept} from '../drafts';
import Editor from '../Editor';
import {useWork} from '../useWork';
import type {Ready} from '.';
import styles from './styles.module.css';

const Conflicts = lazy(() => import('./Conflicts'));

/** @returns the changed files that others have changed since, by the names that git had for their bytes. */
const movedIn = ({shas, files}: Pick<Kept, 'shas' | 'files'>, now: Branch): string[] =>
  [...files.keys()].filter((file) => file in shas && shas[file] !== now.files.get(file)?.sha);

/** One person at work: the draft is kept at each key, and sent when they say so. */
export default function Session({
  facts,
  connection,
  base: first,
  kept,
  signOut,
}: Ready & {signOut: () => void}): ReactNode {
  const [base, setBase] = useState(first);
  const [sent, setSent] = useState<Sent>();
  const [isFull, setFull] = useState(false);
  const [moved, setMoved] = useState<readonly string[]>(() => (kept ? movedIn(kept, first) : []));
  const key = useRef(kept?.key);
  const fetchFile = useCallback(
    async (file: BranchFile) => new Uint8Array(await readFile(connection, file)),
    [connection],
  );
  const work = useWork({base, facts, kept: kept?.files ?? UNCHANGED.now, fetchFile});
  const {draft, restart, drop} = work;
  const {repository} = connection.service;

  useEffect(() => {
    const shas = Object.fromEntries([...draft.keys()].map((file) => [file, base.files.get(file)?.sha]));
    const {name, commit} = base;
    key.current ??= newKey();
    keepDraft(repository, {base: {name, commit}, shas, key: key.current, files: draft, at: new Date()}).then(
      () => setFull(false),
      () => setFull(true),
    );
  }, [draft, base, repository]);

  const send = async (title: string, body: string): Promise<Sent> => {
    const {name, commit} = base;
    key.current ??= newKey();
    try {
      const done = await propose(connection, {key: key.current, base: {name, commit}, files: draft, title, body});
      setSent(done);
      setBase(await loadBranch(connection, done.branch));
      restart(UNCHANGED.now);
      key.current = newKey();
      return done;
    } catch (error) {
      if (error instanceof Trouble && ['moved', 'gone'].includes(error.kind)) {
        const shas = Object.fromEntries([...draft.keys()].map((file) => [file, base.files.get(file)?.sha]));
        const now = await loadBranch(connection, name);
        setMoved(movedIn({shas, files: draft}, now));
        setBase(now);
      }
      throw error;
    }
  };
  return (
    <>
      {isFull && (
        <p className={styles.alert} role="alert">
          {words.draft.noRoom}
        </p>
      )}
      {moved.length > 0 && (
        <Suspense>
          <Conflicts
            files={moved}
            draft={draft}
            theirs={base.texts}
            choose={(file, mine) => {
              if (!mine) drop(file);
              setMoved((before) => before.filter((one) => one !== file));
            }}
          />
        </Suspense>
      )}
      <Editor work={work} connection={connection} send={send} sent={sent} keptAt={kept?.at} signOut={signOut} />
    </>
  );
}
