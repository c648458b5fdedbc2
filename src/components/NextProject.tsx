import {usePage} from '../hooks/usePage';
import {PROJECTS_PATH} from '../site/addresses';
import {interpolate} from '../shared/interpolate';
import ProjectCards from './ProjectCards';
import TaggedSection from '../ui/TaggedSection';

/** Another project of the same service, below the body of each project. It is empty if there is no other. */
export default function NextProject() {
  const {next, service, projectLabels: labels} = usePage('project');
  if (!next || !labels) return null;
  return (
    <TaggedSection
      tag={labels.next}
      heading={interpolate(labels.nextHeading, {service: service?.name ?? ''})}
      link={{to: PROJECTS_PATH, name: labels.all}}>
      <ProjectCards projects={[next]} />
    </TaggedSection>
  );
}
