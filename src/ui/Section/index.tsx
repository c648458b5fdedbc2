import {useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Tone} from '../../site/page-types';
import {SideMenuContext} from '../../hooks/usePage';
import styles from './styles.module.css';

interface Props {
  tone?: Tone;
  /** Set when the section has text beside a photo. */
  illustrated?: string;
  children: ReactNode;
}

/** A numbered section across the whole page. Beside a menu it is a plain block in its column. */
export default function Section({tone, illustrated, children}: Props) {
  if (useContext(SideMenuContext)) return <section className={styles.block}>{children}</section>;
  return (
    <section className={clsx(styles.section, tone && styles[tone], tone === 'ink' && 'onInk')}>
      <div className={clsx('wrap', illustrated && styles.illustrated)}>{children}</div>
    </section>
  );
}
