import {useCallback, useState, type ReactNode} from 'react';
import {addressOf, isPage} from '../../../cms/parse';
import {publishedProposals, PublishedProposal, changesOfProposal} from '../../github';
import {historyMessages} from '../../messages/history';
import {formatDay} from '../../messages/format';
import {useEditor} from '../hooks/useEditor';
import {useLoaded} from '../hooks/useLoaded';
import styles from './styles.module.css';
import {applyChanged, changesBetween, type FileChange} from '../../state/draft-changes';
import type {FileWrite} from '../../../cms/edit';
import ConflictDialog from '../ConflictDialog';
import History from '../History';
import SingleChanges from './SingleChanges';

const {published: publishedMessages} = historyMessages;

/** Lists published proposals, the newest first, each with a button that reverts it. */
export default function PublishedChanges(): ReactNode {
  const {connection, onError, texts} = useEditor();
  const load = useCallback(() => publishedProposals(connection), [connection]);
  const {loaded: all, failure} = useLoaded(load, onError);
  /** The proposal to revert, and the number of the attempt. */
  const [selected, select] = useState<{item: PublishedProposal; attempt: number}>();
  const [page, setPage] = useState<string>();
  if (failure !== undefined) return <p role="alert">{failure}</p>;
  if (!all) return <p role="status">{publishedMessages.loading}</p>;
  if (all.length === 0) return <p>{publishedMessages.none}</p>;
  return (
    <>
      <ol className={styles.published}>
        {all.map((item) => (
          <li key={item.proposal}>
            <strong>{item.title}</strong>
            <small>
              {publishedMessages.on(item.by, formatDay(item.day))}{' '}
              {item.agreed.length > 0 && historyMessages.agreed(item.agreed.join(', '))}
            </small>
            <FoldedChanges published={item} />
            <button onClick={() => select({item, attempt: (selected?.attempt ?? 0) + 1})}>
              {publishedMessages.revert}
              <span className="srOnly"> {item.title}</span>
            </button>
            {selected?.item === item && (
              <Revert key={selected.attempt} published={item} onClose={() => select(undefined)} />
            )}
            {item.gone
              .filter((file) => isPage(file) && !texts.has(file))
              .map((file) => (
                <button key={file} onClick={() => setPage(file)}>
                  {publishedMessages.page(addressOf(file))}
                </button>
              ))}
          </li>
        ))}
      </ol>
      {page !== undefined && <History contentRef={{file: page}} onClose={() => setPage(undefined)} />}
    </>
  );
}

/** Loads the changes of a proposal when somebody opens them. */
function FoldedChanges({published}: {published: PublishedProposal}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>
        {publishedMessages.single}
        <span className="srOnly"> {published.title}</span>
      </summary>
      {isOpen && <SingleChanges published={published} />}
    </details>
  );
}

/** Reverts a published proposal in the draft, and keeps later changes by others. */
function Revert({published, onClose}: {published: PublishedProposal; onClose: () => void}): ReactNode {
  const {connection, changed, onError} = useEditor();
  const [result, setResult] = useState<string>();
  // The person may have undone or discarded it.
  const isTakenBack = result === publishedMessages.done && changed.size === 0;
  const load = useCallback(async () => {
    const {before, after} = await changesOfProposal(connection, published);
    return changesBetween(connection, after, before);
  }, [connection, published]);
  const {loaded: changes, failure} = useLoaded(load, onError);
  return (
    <>
      <p role="status">{!isTakenBack && (result ?? failure ?? publishedMessages.reverting)}</p>
      {changes && result === undefined && <RevertChanges {...{published, changes, onClose}} done={setResult} />}
    </>
  );
}

interface RevertChangesProps {
  published: PublishedProposal;
  changes: readonly FileChange[];
  done: (result: string) => void;
  onClose: () => void;
}

/** Reverts changes in the draft as it is once they are loaded. */
function RevertChanges({published, changes, done, onClose}: RevertChangesProps): ReactNode {
  const {base, texts, changed, put, dispatch} = useEditor();
  // The dialog keeps the person from other changes until all choices are made.
  const [current] = useState(() => applyChanged(base, texts, changed));
  const applyRevert = useCallback(
    (writes: readonly FileWrite[]) => {
      const differing = writes.filter(({file, now}) => (current.texts.get(file) ?? current.files.get(file)) !== now);
      put(differing.map(({file, now}) => [file, now] as const));
      dispatch({type: 'describe', sentence: publishedMessages.sentence(published.title)});
      done(differing.length === 0 ? publishedMessages.nothing : publishedMessages.done);
    },
    [current, put, dispatch, done, published],
  );
  return (
    <ConflictDialog {...{changes, onClose}} base={current} names={historyMessages.choose.revert} done={applyRevert} />
  );
}
