import type {ReactNode} from 'react';
import type {ProjectCard} from '../../site/page-types';
import Card from './Card';
import styles from './styles.module.css';

interface Props {
  projects: ProjectCard[];
  /** The projects to show; all of them if left out. The others stay in the page, unseen. */
  shown?: ProjectCard[];
  /** The page where every card leads to its project. */
  to?: string;
  /** Shows the clients' logos, and fetches the pictures of the first projects at once. */
  complete?: boolean;
}

/** So many projects are on screen at first: their pictures are awaited, those after them come as the page is scrolled. */
const AWAITED = 10;

/** Projects as a grid; the first one shown leads it. */
export default function ProjectCards({projects, shown = projects, ...card}: Props): ReactNode {
  return (
    <div className={`grid ${styles.cards}`}>
      {projects.map((project, index) => {
        const hidden = !shown.includes(project);
        const position = hidden ? index : shown.indexOf(project);
        return (
          <Card
            key={project.id}
            project={project}
            lead={project === shown[0]}
            hidden={hidden}
            later={position >= AWAITED}
            {...card}
          />
        );
      })}
    </div>
  );
}
