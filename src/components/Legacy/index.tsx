import type {ReactNode} from 'react';
import type {HistoryPage} from '../../content/schema';
import Prose from '../../layout/Prose';
import {usePage} from '../../hooks/usePage';

/** The Legacy paragraph, on a dark band below its statement. */
export default function Legacy(): ReactNode {
  const {legacy} = usePage<HistoryPage>();
  return (
    <Prose>
      <p>{legacy}</p>
    </Prose>
  );
}
