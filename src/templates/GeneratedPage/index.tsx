import type {ReactNode} from 'react';
import type {JobData, OpeningData} from '../../site/page-types';
import JobPage from '../ProjectPage';
import OpeningPage from '../VacancyPage';

type Made = JobData | OpeningData;

/** @returns whether a page was made from an entry. */
export const isMade = (page: {kind: string}): page is Made => page.kind === 'job' || page.kind === 'opening';

/** A page that is made from an entry, whatever of. */
export default function GeneratedPage({page}: {page: Made}): ReactNode {
  return page.kind === 'job' ? <JobPage page={page} /> : <OpeningPage page={page} />;
}
