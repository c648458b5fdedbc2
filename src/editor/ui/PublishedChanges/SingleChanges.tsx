import {useCallback, useMemo, useState, type ReactNode} from 'react';
import {pageHeadline} from '../../../cms/report/sentences';
import {shortenChange} from '../../../cms/report/fields';
import {resolveSegments} from '../../../cms/source-map/content-ref';
import {changesOfProposal, type PublishedProposal} from '../../github';
import {historyMessages} from '../../messages/history';
import {changesBetween} from '../../state/draft-changes';
import {withoutQuotes, toPlainText} from '../../state/format-diagnostic';
import {publishedPages, undoneChange, type PublishedPage} from '../../state/published-change';
import History from '../History';
import InlineDiff from '../../../ui/InlineDiff';
import {useEditor} from '../hooks/useEditor';
import {useLoaded} from '../hooks/useLoaded';
import styles from './styles.module.css';

const {published: publishedMessages} = historyMessages;

/** Lists the changes of a published proposal, each with a button that undoes it and one that shows its history. */
export default function SingleChanges({published}: {published: PublishedProposal}): ReactNode {
  const {connection, onError} = useEditor();
  const load = useCallback(async () => {
    const {before, after} = await changesOfProposal(connection, published);
    return publishedPages(await changesBetween(connection, before, after));
  }, [connection, published]);
  const {loaded: pages, failure} = useLoaded(load, onError);
  if (failure !== undefined) return <p role="alert">{failure}</p>;
  if (!pages) return <p role="status">{publishedMessages.loadingChanges}</p>;
  return (
    <ul className={styles.changes}>
      {pages.flatMap((page) =>
        page.changes.length === 0
          ? [<SingleChange key={page.file} {...{page, published}} />]
          : page.changes
              .filter(({isHint}) => isHint !== true)
              .map((change, index) => <SingleChange key={`${page.file} ${index}`} {...{page, change, published}} />),
      )}
    </ul>
  );
}

interface ChangeProps {
  published: PublishedProposal;
  page: PublishedPage;
  change?: PublishedPage['changes'][number];
}

function SingleChange({published, page, change}: ChangeProps): ReactNode {
  const {texts, put, dispatch, checked} = useEditor();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const {file, name} = page;
  const text = texts.get(file);
  const undone = useMemo(() => undoneChange(page, change, text), [page, change, text]);
  const position = change && checked && resolveSegments(file, change.path, checked.content);
  const label = [name, ...(change?.place ?? [pageHeadline(page)])].map(withoutQuotes).join(' › ');
  const undo = () => {
    if (!undone || undone.kind === 'already') return;
    put([[file, undone.kind === 'text' ? undone.text : undefined]]);
    dispatch({type: 'describe', sentence: publishedMessages.sentence(published.title)});
  };
  return (
    <li>
      <small>{label}</small> {change && <InlineDiff toText={toPlainText} what={shortenChange(change.what)} />}
      {undone && undone.kind !== 'already' ? (
        <button onClick={undo}>
          {publishedMessages.undo}
          <span className="srOnly"> {label}</span>
        </button>
      ) : (
        <p className="note" role="status">
          {undone ? publishedMessages.done : publishedMessages.changedSince}
        </p>
      )}
      {position && (
        <button onClick={() => setHistoryOpen(true)}>
          {publishedMessages.history}
          <span className="srOnly"> {label}</span>
        </button>
      )}
      {isHistoryOpen && position && <History contentRef={position} onClose={() => setHistoryOpen(false)} />}
    </li>
  );
}
