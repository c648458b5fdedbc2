import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Project} from '../../content/schema';
import Photo from '../../site/Photo';
import {usePage} from '../../site/usePage';
import styles from './styles.module.css';

const ADDRESS = '/projects';
const LEAD_SIZES = '(min-width: 62em) 61vw, 91vw';
const SIZES = '(min-width: 62em) 30vw, (min-width: 40em) 45vw, 91vw';

/** The latest projects that Home names; the first leads the grid. */
export default function ProjectTeasers(): ReactNode {
  const {projects} = usePage<{projects: Project[]}>();
  return (
    <div className={`grid ${styles.projects}`}>
      {projects.map(({id, title, client, description, image, alt}, index) => (
        <article key={id} className={styles.project}>
          <div className={styles.frame}>
            <Photo photo={image} alt={alt} sizes={index === 0 ? LEAD_SIZES : SIZES} />
          </div>
          <div className={styles.words}>
            <p className="note">{client}</p>
            <h3>
              <Link to={ADDRESS} className={styles.cover}>
                {title}
              </Link>
            </h3>
            <p className={styles.description}>{description}</p>
          </div>
        </article>
      ))}
    </div>
  );
}
