import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePage} from '../../../hooks/usePage';
import {searchAddress} from '../../../hooks/useSearch';
import {nearestWord} from '../nearest';
import styles from './styles.module.css';

/** Where the nearest word, a link, stands in the sentence that offers it. */
const WORD = '{word}';

/** The nearest word that the site does use, where it does not use the one that was typed. */
export default function Meant({term}: {term: string}): ReactNode {
  const {nothing} = usePage('search');
  const [before, after] = nothing.meant.split(WORD);
  const [meant, setMeant] = useState<string>();

  useEffect(() => {
    let current = true;
    void nearestWord(term).then((word) => current && setMeant(word));
    return () => void (current = false);
  }, [term]);

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
