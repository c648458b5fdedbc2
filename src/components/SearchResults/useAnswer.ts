import {useEffect, useState} from 'react';
import type {SearchAnswer} from './answer';
import {search} from './engine';

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
export default function useAnswer(term: string, alike?: readonly string[]): Omit<State, 'term'> & {more: () => void} {
  const [state, setState] = useState<State>({term: ''});
  const [wanted, setWanted] = useState({term, count: STEP});
  const count = wanted.term === term ? wanted.count : STEP;

  useEffect(() => {
    if (term === '') return undefined;
    let current = true;
    search(term, count, alike).then(
      (answer) => current && setState({term, answer}),
      (error: unknown) => current && setState({term, failure: String(error)}),
    );
    return () => void (current = false);
  }, [term, count, alike]);

  const known = state.term === term ? state : {};
  return {...known, more: () => setWanted({term, count: count + STEP})};
}
