import clsx from 'clsx';
import styles from './styles.module.css';

/** A dimension line with slanted ticks, as on a technical drawing. It is below a large figure. */
export default function DimensionLine({className}: {className?: string}) {
  return <span className={clsx(styles.line, className)} aria-hidden="true" />;
}
