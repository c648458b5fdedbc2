import Link from '@docusaurus/Link';
import SectionHead from '../../ui/SectionHead';
import RichText from '../../ui/RichText';
import {usePage} from '../../hooks/usePage';
import {periodOf} from '../../shared/days';
import {withCommas} from '../../shared/rates';
import styles from './styles.module.css';

/** Lists the projects of a service; it is empty when there are none. */
export default function RelatedProjects() {
  const {relatedProjects: related} = usePage('service');
  if (!related) return null;
  return (
    <>
      <SectionHead>
        <h2>{related.heading}</h2>
      </SectionHead>
      <ul className={styles.projects}>
        {related.projects.map(({path, title, client, outcome, ...period}) => (
          <li key={path}>
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
    </>
  );
}
