import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  to: string;
  children: ReactNode;
  /** The name for screen readers, when the visible text needs context. It must contain the visible text. */
  label?: string;
  className?: string;
}

/** A link with an arrow and an underline that retracts on hover. */
export default function ArrowLink({to, children, label, className}: Props) {
  return (
    <Link to={to} className={clsx(styles.link, className)}>
      <span aria-hidden={label ? true : undefined}>{children}</span>
      {label && <span className="srOnly">{label}</span>} <Icon name="arrow-right" className={styles.arrow} />
    </Link>
  );
}
