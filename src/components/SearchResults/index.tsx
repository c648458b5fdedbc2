import {useEffect, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {truncateText} from '../../shared/truncate';
import {interpolate} from '../../shared/interpolate';
import MoreEntries, {MAX_SHOWN} from '../../ui/MoreEntries';
import Section from '../../ui/Section';
import {usePage} from '../../hooks/usePage';
import useQuery from '../../hooks/useQuery';
import {TERM_PARAMETER, searchAddress, storeSearchTerm} from '../../hooks/useSearch';
import {search} from './search';
import type {Excerpt as Pieces, FoundPage, SearchAnswer} from './searcher';
import Button from '../../ui/Button';
import {LinkButtons} from '../../ui/Buttons';
import type {ListedPage} from '../../site/page-types';
import {useSite} from '../../hooks/useSite';
import {menuName} from '../../shared/breadcrumbs';
import styles from './styles.module.css';

/** The placeholder in the sentence for the suggested word, which is a link. */
const WORD = '{word}';

/** How many pages to show at first, and how many more at a time. */
const STEP = 5;

interface State {
  /** The term of this answer or failure. */
  term: string;
  answer?: SearchAnswer;
  /** The reason, if there is no answer. */
  failure?: string;
}

/** How many pages a history entry shows. */
interface Shown {
  count?: number;
}

/** @returns how many pages to show, as many as before when the visitor comes back, and a function that shows more */
function useCount(): [count: number, showMore: () => void] {
  const {key, state} = useLocation<Shown | undefined>();
  const [wanted, setWanted] = useState({key, count: state?.count});
  const count = (wanted.key === key ? wanted.count : state?.count) ?? STEP;

  function showMore() {
    const shown: Shown = {count: count + STEP};
    // The router keeps its own state of the entry here. If it replaced the entry itself, the page would scroll to its top.
    history.replaceState({...history.state, state: shown}, '');
    setWanted({key, count: shown.count});
  }

  return [count, showMore];
}

/**
 * Searches for a term. The state is empty at first, then an answer or a failure. A late answer to an earlier term never
 * replaces the current one.
 */
function useAnswer(term: string, count: number, alike?: readonly string[]): Omit<State, 'term'> {
  const [state, setState] = useState<State>({term: ''});

  useEffect(() => {
    if (term === '') return undefined;
    let current = true;
    async function run() {
      try {
        for await (const answer of search(term, count, alike)) {
          if (!current) return;
          setState({term, answer});
        }
      } catch (error) {
        if (current) setState({term, failure: String(error)});
      }
    }
    void run();
    return () => void (current = false);
  }, [term, count, alike]);

  return state.term === term ? state : {};
}

/** Longer terms match no page, but would take seconds to compare. */
const MAX_TERM_LENGTH = 200;

/** The results for the term in the address. Without a term, and in the HTML, a list of all pages. */
export default function SearchResults() {
  const {alike, results, nothing, failed} = usePage('search');
  const term = truncateText((useQuery().get(TERM_PARAMETER) ?? '').trim(), MAX_TERM_LENGTH);
  const [shownCount, showMore] = useCount();
  const {answer, failure} = useAnswer(term, shownCount, alike);

  // A form that was submitted before this script loaded has not stored a term.
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
        {found && answer.isPartial && <PartialMatches {...answer} />}
        {found && <Hits {...answer} more={showMore} />}
      </div>
    </Section>
  );
}

/** Says that the pages below have only some of the words, and which words no page has. */
function PartialMatches({missing, meant}: Pick<SearchAnswer, 'missing' | 'meant'>) {
  const {results} = usePage('search');
  const text = missing.map((word) => `“${word}”`).join(', ');
  return (
    <>
      <p>{missing.length > 0 ? interpolate(results.missing, {words: text}) : results.some}</p>
      <SuggestedWord meant={meant} />
    </>
  );
}

/** Shown when the search engine or the index cannot load: a list of all pages. */
function Failed({reason}: {reason: string}) {
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

/** Shown when nothing is found: the nearest word of the site, and other ways to continue. */
function NoResults({term, meant}: {term: string; meant?: string}) {
  const {nothing} = usePage('search');
  return (
    <div className={styles.empty}>
      <h2>{interpolate(nothing.heading, {term})}</h2>
      <SuggestedWord meant={meant} />
      <p>{nothing.text}</p>
      <LinkButtons links={nothing.links} first="ink" />
    </div>
  );
}

/** Popular pages, and every page of the site. Visitors see it before a search, and without JavaScript. */
function Suggestions() {
  const {places, pages} = usePage('search');
  return (
    <>
      <h2 className={styles.heading}>{places.often}</h2>
      <ul className={styles.often}>
        {places.links.map(({name, href}) => (
          <li key={href}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </ul>
      <h2 className={styles.heading}>{places.all}</h2>
      <p className={styles.hint}>{places.withoutScript}</p>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.path}>
            <PageLink {...page} />
            {page.pages.length > 0 && <PageLinks pages={page.pages.slice(0, MAX_SHOWN)} />}
            <MoreEntries entries={page.pages}>{(more) => <PageLinks pages={more} />}</MoreEntries>
          </li>
        ))}
      </ul>
    </>
  );
}

function PageLinks({pages}: {pages: readonly ListedPage[]}) {
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.path}>
          <PageLink {...page} />
        </li>
      ))}
    </ul>
  );
}

function PageLink({path, title}: ListedPage) {
  const {navigation} = useSite();
  return <Link to={path}>{menuName(navigation, path) ?? title}</Link>;
}

/** Suggests the nearest words of the site when it does not have the words of the search. */
function SuggestedWord({meant}: {meant?: string}) {
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

/** More sections of one page would push other pages out of sight. */
const MAX_SECTIONS = 3;

const focusLink = (item: HTMLElement | null) => item?.querySelector('a')?.focus();

/** The results, best first. A button shows more, and moves the focus to the first new one. */
function Hits({pages, total, more}: SearchAnswer & {more: () => void}) {
  const {results} = usePage('search');
  const [firstNew, setFirstNew] = useState<number>();

  function showMore() {
    setFirstNew(pages.length);
    more();
  }

  return (
    <>
      <ol className={styles.hits}>
        {pages.map((page, index) => (
          <li key={page.url} ref={index === firstNew ? focusLink : undefined}>
            <Hit page={page} />
          </li>
        ))}
      </ol>
      {pages.length < total && (
        <Button type="button" variant="line" onClick={showMore}>
          {interpolate(results.more, {count: total - pages.length})}
        </Button>
      )}
    </>
  );
}

/** One result: the page's path and title, the text around the term, and the sections that contain it. */
function Hit({page}: {page: FoundPage}) {
  const {url, excerpt, sections} = page;
  const {navigation} = useSite();
  const title = menuName(navigation, url) ?? page.title;
  const blocks = url.split('/').slice(1, -1);
  const path = blocks.map((_, index) => menuName(navigation, `/${blocks.slice(0, index + 1).join('/')}`));
  return (
    <article className={styles.hit}>
      <p className="note">{[...path, title].join(' / ')}</p>
      <h2>
        <Link to={url} className="cover">
          {title}
        </Link>
      </h2>
      {excerpt && (
        <p key={excerpt.join('|')}>
          <Excerpt pieces={excerpt} />
        </p>
      )}
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.slice(0, MAX_SECTIONS).map((section) => (
            <li key={section.url}>
              <Link to={section.url}>{section.title}</Link>
              <p key={section.excerpt.join('|')}>
                <Excerpt pieces={section.excerpt} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** The text around the term, with the term highlighted. */
export function Excerpt({pieces}: {pieces: Pieces}) {
  return pieces.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}
