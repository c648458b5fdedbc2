import MoreEntries, {MAX_SHOWN} from '../ui/MoreEntries';
import ProjectRows from './ProjectRows';
import SectionHead from '../ui/SectionHead';
import {usePage} from '../hooks/usePage';

/** Lists the projects of a service; it is empty when there are none. */
export default function RelatedProjects() {
  const {relatedProjects: related} = usePage('service');
  if (!related) return null;
  return (
    <>
      <SectionHead>
        <h2>{related.heading}</h2>
      </SectionHead>
      <ProjectRows projects={related.projects.slice(0, MAX_SHOWN)} />
      <MoreEntries entries={related.projects}>{(more) => <ProjectRows projects={more} />}</MoreEntries>
    </>
  );
}
