import type {ReactNode} from 'react';
import type {ProjectCard} from '../../site/page-types';
import Card from './Card';
import styles from './styles.module.css';

interface Props {
  projects: ProjectCard[];
  /** The projects to show, by default all. The others stay in the page but are hidden. */
  shown?: ProjectCard[];
  /** The address that all cards open. */
  to?: string;
  /** Shows the clients' logos, and loads the pictures of the first projects at once. */
  complete?: boolean;
}

/**
 * The number of projects that are on screen at first: the loading screen waits for their pictures. Later ones load as
 * the visitor scrolls.
 */
const AWAITED = 10;

/** Projects as a grid. The first one is larger. */
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
