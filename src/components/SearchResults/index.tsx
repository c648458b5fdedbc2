import {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import {interpolate} from '../../shared/interpolate';
import {storeSearchTerm} from '../../hooks/searchTerm';
import Section from '../../ui/Section';
import {usePage} from '../../hooks/usePage';
import useQuery from '../../hooks/useQuery';
import {TERM} from '../../hooks/useSearch';
import Failed from './Failed';
import Hits from './Hits';
import NoResults from './NoResults';
import Partial from './Partial';
import Suggestions from './Suggestions';
import styles from './styles.module.css';
import useAnswer from './useAnswer';

/** What is found for the term in the address. Without a term, and in the HTML, the list of all pages. */
export default function SearchResults(): ReactNode {
  const {alike, results, nothing, failed} = usePage('search');
  const term = (useQuery(TERM) ?? '').trim();
  const {answer, failure, more} = useAnswer(term, alike);

  // A form sent before this script was loaded has stored nothing.
  useEffect(() => {
    if (term !== '') storeSearchTerm(term);
  }, [term]);

  const found = answer && answer.total > 0;
  return (
    <Section>
      <div className={styles.results}>
        {/* Always there, so that its words are read aloud when they change. */}
        <p
          role="status"
          className={clsx(found && styles.count, (failure !== undefined || answer?.total === 0) && 'srOnly')}>
          {failure !== undefined && <span>{failed.heading}</span>}
          {answer?.total === 0 && <span>{interpolate(nothing.heading, {term})}</span>}
          {found && (
            <>
              <strong>{interpolate(answer.total === 1 ? results.one : results.many, {count: answer.total})}</strong>{' '}
              <span>{interpolate(results.term, {term})}</span>
            </>
          )}
        </p>
        {term === '' && <Suggestions />}
        {failure !== undefined && <Failed reason={failure} />}
        {term !== '' && !answer && failure === undefined && <p className="note">{results.searching}</p>}
        {answer?.total === 0 && <NoResults term={term} meant={answer.meant} />}
        {found && answer.isPartial && <Partial {...answer} />}
        {found && <Hits {...answer} more={more} />}
      </div>
    </Section>
  );
}
