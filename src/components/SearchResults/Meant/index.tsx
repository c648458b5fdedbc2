import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePage} from '../../../hooks/usePage';
import {searchAddress} from '../../../hooks/useSearch';
import styles from './styles.module.css';

/** Where the nearest word, a link, is in the sentence that offers it. */
const WORD = '{word}';

/** The nearest words that the site does use, where it does not use those that were typed. */
export default function Meant({meant}: {meant?: string}): ReactNode {
  const {nothing} = usePage('search');
  const [before, after] = nothing.meant.split(WORD);
  return (
    <p role="status" className={styles.meant}>
      {meant !== undefined && (
        <span key={meant}>
          {before}
          <Link to={searchAddress(meant)}>{meant}</Link>
          {after}
        </span>
      )}
    </p>
  );
}
