import {createContext, useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Tone} from '../../site/page-types';
import styles from './styles.module.css';

/** Whether a section is in the narrow column beside a menu, where sections have no band and no number. */
export const BesideContext = createContext(false);

interface Props {
  tone?: Tone;
  /** Set when the section has text beside a photo. */
  illustrated?: string;
  children: ReactNode;
}

/** A numbered section across the whole page. Beside a menu it is a plain block in its column. */
export default function Section({tone, illustrated, children}: Props) {
  if (useContext(BesideContext)) return <section className={styles.block}>{children}</section>;
  return (
    <section className={clsx(styles.section, tone && styles[tone], tone === 'ink' && 'onInk')}>
      <div className={clsx('wrap', illustrated && styles.illustrated)}>{children}</div>
    </section>
  );
}
