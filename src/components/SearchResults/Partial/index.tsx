import type {ReactNode} from 'react';
import {usePage} from '../../../hooks/usePage';
import {interpolate} from '../../../shared/interpolate';
import type {SearchAnswer} from '../answer';
import Meant from '../Meant';

/** Says that the pages below have some of the words alone, and which words no page has. */
export default function Partial({missing, meant}: Pick<SearchAnswer, 'missing' | 'meant'>): ReactNode {
  const {results} = usePage('search');
  const text = missing.map((word) => `“${word}”`).join(', ');
  return (
    <>
      <p>{missing.length > 0 ? interpolate(results.missing, {words: text}) : results.some}</p>
      <Meant meant={meant} />
    </>
  );
}
