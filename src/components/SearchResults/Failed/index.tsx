import type {ReactNode} from 'react';
import {usePage} from '../../../hooks/usePage';
import Suggestions from '../Suggestions';
import styles from './styles.module.css';

/** What is in place of results when the engine or the index cannot be fetched: the list of all pages. */
export default function Failed({reason}: {reason: string}): ReactNode {
  const {failed} = usePage('search');
  return (
    <>
      <div className={styles.failed}>
        <h2>{failed.heading}</h2>
        <p>{failed.text}</p>
        {/* Under `start` it says how to get an index (src/plugins/search). */}
        {process.env.NODE_ENV === 'development' && <p>{reason}</p>}
      </div>
      <Suggestions />
    </>
  );
}
