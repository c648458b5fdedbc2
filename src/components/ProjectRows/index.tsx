import Link from '@docusaurus/Link';
import useAnchors from '../../hooks/useAnchors';
import {periodOf} from '../../shared/days';
import {withCommas} from '../../shared/numbers';
import type {ListedProject} from '../../site/page-types';
import RichText from '../../ui/RichText';
import styles from './styles.module.css';

interface Props {
  /** A project with an id can be the target of links. */
  projects: readonly (Pick<ListedProject, 'path' | 'title' | 'client' | 'from' | 'to' | 'outcome'> & {id?: string})[];
}

/** Projects as rows without pictures. */
export default function ProjectRows({projects}: Props) {
  useAnchors(projects.flatMap(({id}) => id ?? []));
  return (
    <ul className={styles.projects}>
      {projects.map(({id, path, title, client, outcome, ...period}) => (
        <li key={path} id={id}>
          <p>
            <Link to={path}>{title}</Link>
            <span className="note">{client}</span>
          </p>
          <p>
            {outcome && <RichText text={`${withCommas(outcome.number)} ${outcome.unit}`} />}
            <span className="note">{periodOf(period)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
