import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import site from '@generated/content/default/site.json';
import SectionHead from '../../layout/SectionHead';
import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';

/** The jobs of a service that have a page; nothing where none has. */
export default function Jobs(): ReactNode {
  const {jobs} = usePage('service');
  if (jobs.length === 0) return null;
  return (
    <>
      <SectionHead>
        <h2>{site.labels.jobs}</h2>
      </SectionHead>
      <ul className={styles.jobs}>
        {jobs.map(({page, title, client}) => (
          <li key={page}>
            <Link to={page}>{title}</Link> <span className="note">{client}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
