import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {loadBranch, newKey, readFile, send as propose, type BranchFile, type Sent} from '../../github';
import {UNCHANGED} from '../../model/draft';
import {words} from '../../words';
import {keepDraft} from '../drafts';
import Editor from '../Editor';
import {useWork} from '../useWork';
import type {Ready} from '.';
import styles from './styles.module.css';

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
  const key = useRef(kept?.key ?? newKey());
  const fetchFile = useCallback(
    async (file: BranchFile) => new Uint8Array(await readFile(connection, file)),
    [connection],
  );
  const work = useWork({base, facts, kept: kept?.files ?? UNCHANGED.now, fetchFile});
  const {draft, restart} = work;
  const {repository} = connection.service;

  useEffect(() => {
    const shas = Object.fromEntries([...draft.keys()].map((file) => [file, base.files.get(file)?.sha]));
    const {name, commit} = base;
    keepDraft(repository, {base: {name, commit}, shas, key: key.current, files: draft, at: new Date()}).then(
      () => setFull(false),
      () => setFull(true),
    );
  }, [draft, base, repository]);

  const send = async (title: string, body: string): Promise<Sent> => {
    const {name, commit} = base;
    const done = await propose(connection, {key: key.current, base: {name, commit}, files: draft, title, body});
    setSent(done);
    const now = await loadBranch(connection, done.branch);
    setBase(now);
    restart(UNCHANGED.now);
    key.current = newKey();
    return done;
  };
  return (
    <>
      {isFull && (
        <p className={styles.alert} role="alert">
          {words.draft.noRoom}
        </p>
      )}
      <Editor work={work} connection={connection} send={send} sent={sent} signOut={signOut} />
    </>
  );
}
