import {Children, isValidElement, type ReactNode} from 'react';
import clsx from 'clsx';
import Panel from '../Panel';
import styles from './styles.module.css';

const isPanel = (child: ReactNode) => isValidElement(child) && child.type === Panel;

/** A form with its introduction, and panels beside it. */
export default function Split({children}: {children: ReactNode}) {
  const all = Children.toArray(children);
  return (
    <div className={clsx(styles.split, 'grid')}>
      <div className={styles.main}>{all.filter((child) => !isPanel(child))}</div>
      <div className={styles.panels}>{all.filter(isPanel)}</div>
    </div>
  );
}
