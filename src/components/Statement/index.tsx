import type {ReactNode} from 'react';
import {usePage} from '../../hooks/usePage';
import Facts from '../../layout/Facts';

/** What the last run of all tests found, and whether it was a run of this version. */
export default function Statement(): ReactNode {
  const {line, facts} = usePage('statement').statement;
  return (
    <div data-axis>
      <p>{line}</p>
      {facts.length > 0 && <Facts facts={facts} />}
    </div>
  );
}
