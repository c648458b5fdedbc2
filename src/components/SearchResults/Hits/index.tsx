import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Button from '../../../ui/Button';
import {interpolate} from '../../../shared/interpolate';
import {usePage} from '../../../hooks/usePage';
import type {SearchAnswer, Excerpt as Pieces, PageFound} from '../answer';
import styles from './styles.module.css';
import {useSite} from '../../../hooks/useSite';
import {menuName} from '../../../shared/breadcrumbs';

/** More sections of one page would push other pages out of sight. */
const MAX_SECTIONS = 3;

const focusLink = (item: HTMLElement | null) => item?.querySelector('a')?.focus();

/** The results, best first. A button shows more, and moves the focus to the first new one. */
export default function Hits({pages, total, more}: SearchAnswer & {more: () => void}): ReactNode {
  const {results} = usePage('search');
  const [firstNew, setFirstNew] = useState<number>();

  function showMore() {
    setFirstNew(pages.length);
    more();
  }

  return (
    <>
      <ol className={styles.hits}>
        {pages.map((page, index) => (
          <li key={page.url} ref={index === firstNew ? focusLink : undefined}>
            <Hit page={page} />
          </li>
        ))}
      </ol>
      {pages.length < total && (
        <Button type="button" look="line" onClick={showMore}>
          {interpolate(results.more, {count: total - pages.length})}
        </Button>
      )}
    </>
  );
}

/** One result: the page's path and title, the text around the term, and the sections that contain it. */
function Hit({page}: {page: PageFound}): ReactNode {
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

/** The text around the term, with the term highlighted. */
export function Excerpt({pieces}: {pieces: Pieces}): ReactNode {
  return pieces.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}
