import {useEffect, type ReactNode, useState} from 'react';
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
import Suggestions from './Suggestions';
import styles from './styles.module.css';
import type {SearchAnswer} from './answer';
import Meant from './Meant';
import {SEARCH_INDEX, type SearchPage} from '../../shared/search-index';
import type {Searcher} from './searcher';

let searcher: Promise<Searcher> | undefined;

/** Fetches the engine and the text of the pages; nothing of them before the first search. */
async function start(alike?: readonly string[]): Promise<Searcher> {
  const [engine, response] = await Promise.all([import('./searcher'), fetch(SEARCH_INDEX)]);
  if (!response.ok) throw new Error(`${SEARCH_INDEX} is answered with ${response.status}.`);
  return new engine.Searcher((await response.json()) as SearchPage[], alike);
}

/**
 * Searches the pages.
 * @param term as it was typed; capitals, marks and endings do not matter
 * @param count how many pages to bring with title and excerpt
 * @param alike lines of words for the same thing
 * @throws Error when the engine or the text of the pages cannot be fetched; the next search tries again
 */
async function runSearch(term: string, count: number, alike?: readonly string[]): Promise<SearchAnswer> {
  searcher ??= start(alike);
  try {
    return (await searcher).search(term, count);
  } catch (error) {
    searcher = undefined;
    throw error;
  }
}

/** How many pages are shown at first, and how many more at a time. */
const STEP = 5;

interface State {
  /** The term that the answer or the failure belongs to. */
  term: string;
  answer?: SearchAnswer;
  /** Why there is no answer. */
  failure?: string;
}

/**
 * What is found for a term: nothing yet, an answer, or a failure. `more` brings the next pages.
 * An answer to an earlier term never takes the place of a later one.
 */
function useAnswer(term: string, alike?: readonly string[]): Omit<State, 'term'> & {more: () => void} {
  const [state, setState] = useState<State>({term: ''});
  const [wanted, setWanted] = useState({term, count: STEP});
  const count = wanted.term === term ? wanted.count : STEP;

  useEffect(() => {
    if (term === '') return undefined;
    let current = true;
    runSearch(term, count, alike).then(
      (answer) => current && setState({term, answer}),
      (error: unknown) => current && setState({term, failure: String(error)}),
    );
    return () => void (current = false);
  }, [term, count, alike]);

  const known = state.term === term ? state : {};
  return {...known, more: () => setWanted({term, count: count + STEP})};
}

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

/** Says that the pages below have some of the words alone, and which words no page has. */
function Partial({missing, meant}: Pick<SearchAnswer, 'missing' | 'meant'>): ReactNode {
  const {results} = usePage('search');
  const text = missing.map((word) => `“${word}”`).join(', ');
  return (
    <>
      <p>{missing.length > 0 ? interpolate(results.missing, {words: text}) : results.some}</p>
      <Meant meant={meant} />
    </>
  );
}
