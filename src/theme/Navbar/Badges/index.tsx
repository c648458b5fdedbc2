import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';
import type {SiteData} from '../../../hooks/useSite';

interface Props {
  badges: SiteData['badges'];
  /** The step of the header's width at which each badge begins to fit. */
  fit: number[];
}

/** The certification badges as text. Wide screens show as many as fit. */
export default function Badges({badges, fit}: Props): ReactNode {
  return (
    <div className={styles.badges} data-fit={fit[0]}>
      {badges.map(({name, edition, scope, href}, index) => (
        <Link key={name} to={href} className={styles.badge} data-fit={fit[index]}>
          <b>{name}</b>
          {edition}
          <span>{scope}</span>
        </Link>
      ))}
    </div>
  );
}
