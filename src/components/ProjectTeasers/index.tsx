import type {ReactNode} from 'react';
import type {Project} from '../../content/schema';
import {PROJECTS} from '../../site/links';
import ProjectCards from '../../site/ProjectCards';
import {usePage} from '../../site/usePage';

/** The latest projects that Home names; each leads to the page of all projects. */
export default function ProjectTeasers(): ReactNode {
  const {projects} = usePage<{projects: Project[]}>();
  return <ProjectCards projects={projects} to={PROJECTS} />;
}
