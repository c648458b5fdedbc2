import type {ProjectData, OpeningData} from '../site/page-types';
import ProjectPage from './ProjectPage';
import OpeningPage from './OpeningPage';

type GeneratedData = ProjectData | OpeningData;

/** @returns whether a page is generated from an entry. */
export const isGenerated = (page: {kind: string}): page is GeneratedData =>
  page.kind === 'project' || page.kind === 'opening';

/** A page that is generated from an entry of any kind. */
export default function GeneratedPage({page}: {page: GeneratedData}) {
  return page.kind === 'project' ? <ProjectPage page={page} /> : <OpeningPage page={page} />;
}
