import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePage} from '../../../hooks/usePage';
import {searchAddress} from '../../../hooks/useSearch';
import styles from './styles.module.css';

/** The placeholder in the sentence for the suggested word, which is a link. */
const WORD = '{word}';

/** Suggests the nearest words of the site when it does not have the words of the search. */
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
