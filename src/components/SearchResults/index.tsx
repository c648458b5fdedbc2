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

/** Loads the search engine and the text of the pages, at the first search only. */
async function start(alike?: readonly string[]): Promise<Searcher> {
  const [engine, response] = await Promise.all([import('./searcher'), fetch(SEARCH_INDEX)]);
  if (!response.ok) throw new Error(`${SEARCH_INDEX} is answered with ${response.status}.`);
  return new engine.Searcher((await response.json()) as SearchPage[], alike);
}

/**
 * Searches the pages.
 * @param term as the visitor typed it; case, accents and endings do not matter
 * @param count how many pages to return with title and excerpt
 * @param alike lines of words with the same meaning
 * @throws Error when the engine or the text of the pages cannot load; the next search tries again
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

/** How many pages to show at first, and how many more at a time. */
const STEP = 5;

interface State {
  /** The term of this answer or failure. */
  term: string;
  answer?: SearchAnswer;
  /** The reason, if there is no answer. */
  failure?: string;
}

/**
 * Searches for a term. The state is empty at first, then an answer or a failure; `more` loads the next pages. A late
 * answer to an earlier term never replaces the current one.
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

/** The results for the term in the address. Without a term, and in the HTML, a list of all pages. */
export default function SearchResults(): ReactNode {
  const {alike, results, nothing, failed} = usePage('search');
  const term = (useQuery(TERM) ?? '').trim();
  const {answer, failure, more} = useAnswer(term, alike);

  // A form that was submitted before this script loaded has stored no term.
  useEffect(() => {
    if (term !== '') storeSearchTerm(term);
  }, [term]);

  const found = answer && answer.total > 0;
  return (
    <Section>
      <div className={styles.results}>
        {/* Always rendered, so that screen readers announce its changes. */}
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

/** Says that the pages below have only some of the words, and which words no page has. */
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
