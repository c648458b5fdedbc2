import {Suspense, useCallback, useState, type ReactNode} from 'react';
import {addressOf, isPage} from '../../../cms/parse';
import {publishedProposals, type Published as One} from '../../github';
import {lazyComponent} from '../../lazy-with-retry';
import {historyMessages} from '../../messages/history';
import {formatDay} from '../History/day';
import {useEditor} from '../useEditor';
import {useLoaded} from '../useLoaded';
import styles from './styles.module.css';
import Revert from './Revert';

const History = lazyComponent(() => import('../History'));

const {published: say} = historyMessages;

/** What was published, the newest first, each with the way to take it back. */
export default function Published(): ReactNode {
  const {connection, onError, texts} = useEditor();
  const load = useCallback(() => publishedProposals(connection), [connection]);
  const {loaded: all, failure} = useLoaded(load, onError);
  const [taken, setTaken] = useState<One>();
  const [page, setPage] = useState<string>();
  if (failure !== undefined) return <p role="alert">{failure}</p>;
  if (!all) return <p role="status">{say.loading}</p>;
  if (all.length === 0) return <p>{say.none}</p>;
  return (
    <>
      <ol className={styles.published}>
        {all.map((item) => (
          <li key={item.proposal}>
            <strong>{item.title}</strong>
            <small>
              {say.on(item.by, formatDay(item.day))}{' '}
              {item.agreed.length > 0 && historyMessages.agreed(item.agreed.join(', '))}
            </small>
            <button type="button" onClick={() => setTaken(item)}>
              {say.revert}
              <span className="srOnly"> {item.title}</span>
            </button>
            {item.gone
              .filter((file) => isPage(file) && !texts.has(file))
              .map((file) => (
                <button key={file} type="button" onClick={() => setPage(file)}>
                  {say.page(addressOf(file))}
                </button>
              ))}
          </li>
        ))}
      </ol>
      {taken && <Revert key={taken.proposal} published={taken} onClose={() => setTaken(undefined)} />}
      {page !== undefined && (
        <Suspense>
          <History contentRef={{file: page}} onClose={() => setPage(undefined)} />
        </Suspense>
      )}
    </>
  );
}
