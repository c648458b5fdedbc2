import {PROJECTS_PATH} from '../site/addresses';
import ProjectCards from './ProjectCards';
import {usePage} from '../hooks/usePage';

/** The latest projects that Home names. Each links to its place on the page of all projects. */
export default function ProjectTeasers() {
  const {projects} = usePage('home');
  return <ProjectCards projects={projects} to={PROJECTS_PATH} />;
}
