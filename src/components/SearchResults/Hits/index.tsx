import {useState, type ReactNode} from 'react';
import Button from '../../../ui/Button';
import {interpolate} from '../../../shared/interpolate';
import {usePage} from '../../../hooks/usePage';
import type {SearchAnswer} from '../answer';
import Hit from '../Hit';
import styles from './styles.module.css';

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
