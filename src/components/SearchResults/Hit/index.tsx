import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSite} from '../../../hooks/useSite';
import {menuName} from '../../../shared/breadcrumbs';
import type {PageFound} from '../answer';
import Excerpt from '../Excerpt';
import styles from './styles.module.css';

/** More sections of one page would push other pages out of sight. */
const MAX_SECTIONS = 3;

/** One result: the page's path and title, the text around the term, and the sections that contain it. */
export default function Hit({page}: {page: PageFound}): ReactNode {
  const {url, excerpt, sections} = page;
  const {navigation} = useSite();
  const title = menuName(navigation, url) ?? page.title;
  const blocks = url.split('/').slice(1, -1);
  const path = blocks.map((_, index) => menuName(navigation, `/${blocks.slice(0, index + 1).join('/')}`));
  return (
    <article className={styles.hit}>
      <p className="note">{[...path, title].join(' / ')}</p>
      <h2>
        <Link to={url} className="cover">
          {title}
        </Link>
      </h2>
      {excerpt && (
        <p key={excerpt.join('|')}>
          <Excerpt pieces={excerpt} />
        </p>
      )}
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.slice(0, MAX_SECTIONS).map((section) => (
            <li key={section.url}>
              <Link to={section.url}>{section.title}</Link>
              <p key={section.excerpt.join('|')}>
                <Excerpt pieces={section.excerpt} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
