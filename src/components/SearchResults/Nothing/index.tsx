import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Button from '../../../layout/Button';
import Buttons from '../../../layout/Buttons';
import {fillPlaces} from '../../../shared/fill-places';
import {usePage} from '../../../hooks/usePage';
import {searchAddress} from '../../../hooks/useSearch';
import {nearest} from '../nearest';
import styles from './styles.module.css';

/** Where the nearest word, a link, stands in the sentence that offers it. */
const WORD = '{word}';

/** What stands in place of results: the nearest word that the site does use, and other ways. */
export default function Nothing({term}: {term: string}): ReactNode {
  const {nothing} = usePage('search');
  const [before, after] = nothing.meant.split(WORD);
  const [meant, setMeant] = useState<string>();

  useEffect(() => {
    let current = true;
    void nearest(term).then((word) => current && setMeant(word));
    return () => void (current = false);
  }, [term]);

  return (
    <div className={styles.empty}>
      <h2>{fillPlaces(nothing.heading, {term})}</h2>
      <p role="status" className={styles.meant}>
        {meant !== undefined && (
          <>
            {before}
            <Link to={searchAddress(meant)}>{meant}</Link>
            {after}
          </>
        )}
      </p>
      <p>{nothing.text}</p>
      <Buttons>
        {nothing.links.map(({name, href}, index) => (
          <Button key={href} to={href} look={index === 0 ? 'ink' : 'line'}>
            {name}
          </Button>
        ))}
      </Buttons>
    </div>
  );
}
