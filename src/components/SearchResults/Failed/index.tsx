import type {ReactNode} from 'react';
import {usePage} from '../../../hooks/usePage';
import Suggestions from '../Suggestions';
import styles from './styles.module.css';

/** Shown when the search engine or the index cannot load: a list of all pages. */
export default function Failed({reason}: {reason: string}): ReactNode {
  const {failed} = usePage('search');
  return (
    <>
      <div className={styles.failed}>
        <h2>{failed.heading}</h2>
        <p>{failed.text}</p>
        {/* Under `npm start` the reason says how to get an index (src/plugins/search). */}
        {process.env.NODE_ENV === 'development' && <p>{reason}</p>}
      </div>
      <Suggestions />
    </>
  );
}
