import type {ReactNode} from 'react';
import site from '@generated/content/default/site.json';
import Chips from '../../layout/Chips';
import {fillPlaces} from '../../shared/fill-places';
import {PROJECTS} from '../../shared/addresses';
import ProjectCards from '../../layout/ProjectCards';
import {usePage} from '../../hooks/usePage';
import useQuery from '../../hooks/useQuery';

/** The key of the filter in the address: /projects?discipline=fabrication. */
const KEY = 'discipline';

/** All projects, or those of one discipline; a discipline that no project has shows all. */
export default function ProjectGrid(): ReactNode {
  const {projects, disciplines} = usePage('projects');
  const wanted = useQuery(KEY);
  const chosen = disciplines.find(({id}) => id === wanted);
  const shown = chosen ? projects.filter(({discipline}) => discipline === chosen.id) : projects;
  const {filter, all, filtered} = site.labels;
  return (
    <>
      <Chips
        label={filter}
        chips={[
          {name: all, count: projects.length, to: PROJECTS, current: !chosen},
          ...disciplines.map(({id, name, count}) => ({
            name,
            count,
            to: `${PROJECTS}?${KEY}=${id}`,
            current: id === chosen?.id,
          })),
        ]}
      />
      <p className="srOnly" aria-live="polite">
        {fillPlaces(filtered, {count: shown.length, total: projects.length})}
      </p>
      <ProjectCards projects={projects} shown={shown} complete />
    </>
  );
}
