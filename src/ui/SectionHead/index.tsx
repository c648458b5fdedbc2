import {Children, isValidElement, useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import {SideMenuContext} from '../../hooks/usePage';
import styles from './styles.module.css';

interface Props {
  /** The short name of the section, beside its number. Screen readers read the heading instead. */
  tag?: string;
  /** Set for a long heading: smaller and across the whole width. */
  statement?: string;
  /** The heading, and optionally a link to the page about the section. */
  children: ReactNode;
}

/** The head of a section: a rule with a datum mark, the number and short name, the heading and its link. */
export default function SectionHead({tag, statement, children}: Props) {
  const isInColumn = useContext(SideMenuContext);
  const [heading, more] = Children.toArray(children).filter((child) => isValidElement(child));
  if (isInColumn) return <header className={styles.block}>{children}</header>;
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
