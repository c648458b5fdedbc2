import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import site from '@generated/content/default/site.json';
import styles from './styles.module.css';

/** The certification badges as live text, on wide screens. */
export default function Badges({className}: {className?: string}): ReactNode {
  return (
    <div className={clsx(styles.badges, className)}>
      {site.badges.map(({name, edition, scope, href}) => (
        <Link key={name} to={href} className={styles.badge}>
          <b>{name}</b>
          {edition}
          <span>{scope}</span>
        </Link>
      ))}
    </div>
  );
}
