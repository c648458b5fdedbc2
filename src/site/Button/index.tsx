import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  to: string;
  /** Signal: the one orange button of a view. Ink: solid. Line: outlined. */
  look: 'signal' | 'ink' | 'line';
  children: ReactNode;
  small?: boolean;
  /** The address is a file to keep, not a page. */
  download?: boolean;
  className?: string;
}

/** A link that looks like a button. The solid looks carry an arrow to another page. */
export default function Button({to, look, children, small, download, className}: Props): ReactNode {
  const classes = clsx(styles.button, styles[look], small && styles.small, className);
  if (download || to.startsWith('mailto:')) {
    return (
      <a href={to} download={download} className={classes}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} className={classes}>
      {children}
      {look !== 'line' && !small && to.startsWith('/') && <Icon name="arrow-right" className={styles.arrow} />}
    </Link>
  );
}
