import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  to: string;
  children: ReactNode;
  /** What screen readers say instead of the visible words, which it must contain. */
  label?: string;
  className?: string;
}

/** A link with an arrow, on a rule that withdraws on hover. */
export default function ArrowLink({to, children, label, className}: Props): ReactNode {
  return (
    <Link to={to} aria-label={label} className={clsx(styles.link, className)}>
      {children} <Icon name="arrow-right" className={styles.arrow} />
    </Link>
  );
}
