import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import preview from '@generated/preview/default/preview.json';
import Icon from '../../../ui/Icon';
import Changes from './Changes';
import LastBuilt from './LastBuilt';
import States, {pageWithStates} from './States';
import styles from './styles.module.css';

/** The ribbon above every page of a preview: what the preview shows, what changed, and a link to the page's file. */
export default function Ribbon(): ReactNode {
  const {labels, title, count, links: all, editLinks, upcoming, proposal} = preview;
  const {pathname} = useLocation();
  const edit = editLinks[pathname];
  // The states have a link to the proposal already.
  const links =
    pageWithStates(pathname) === undefined ? all : all.filter(({href}) => href === undefined || href !== proposal);
  return (
    <aside className={styles.ribbon} aria-label={labels.name} data-ribbon>
      <div className={`wrap ${styles.row}`}>
        <details className={styles.details}>
          <summary className={styles.summary}>
            <strong>{title}</strong>
            <span>
              {count} {labels.notice}
            </span>
            <span className={styles.more}>
              {labels.changes} <Icon name="chevron-down" className={styles.chevron} />
            </span>
          </summary>
          <Changes />
        </details>
        <LastBuilt />
        {upcoming[pathname]?.map((line) => (
          <p key={line} className={styles.upcoming}>
            {line}
          </p>
        ))}
        <States />
        <p className={styles.links}>
          {[...links, ...(edit === undefined ? [] : [{name: labels.edit, href: edit}])].map(({name, href}) =>
            href === undefined ? (
              <span key={name}>{name}</span>
            ) : (
              <a key={name} href={href}>
                {name}
              </a>
            ),
          )}
        </p>
      </div>
    </aside>
  );
}
