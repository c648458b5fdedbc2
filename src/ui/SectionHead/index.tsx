import {Children, isValidElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {useBeside} from '../Beside';
import styles from './styles.module.css';

interface Props {
  /** The short name of the section, beside its number; the heading says it to screen readers. */
  tag?: string;
  /** Set for a long heading: smaller, over the whole width. */
  statement?: string;
  /** The heading, and a link to the page behind the section where there is one. */
  children: ReactNode;
}

/** The datum mark on its rule, the number and name of the section, its heading and its link. */
export default function SectionHead({tag, statement, children}: Props): ReactNode {
  const beside = useBeside();
  const [heading, more] = Children.toArray(children).filter((child) => isValidElement(child));
  if (beside) return <header className={styles.block}>{children}</header>;
  return (
    <header className={clsx(styles.head, 'grid')}>
      {tag && (
        <p className={styles.tag} aria-hidden="true">
          {tag}
        </p>
      )}
      <div className={clsx(statement ? styles.statement : styles.heading)}>{heading}</div>
      {more && <div className={styles.more}>{more}</div>}
    </header>
  );
}
