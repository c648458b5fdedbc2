import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A dimension line with oblique ticks, as on a drawing. It is below a large figure. */
export default function DimensionLine({className}: {className?: string}): ReactNode {
  return <span className={clsx(styles.line, className)} aria-hidden="true" />;
}
