import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Tone} from '../../site/page-types';
import {useBeside} from '../Beside';
import styles from './styles.module.css';

interface Props {
  tone?: Tone;
  /** Set when words are beside a photo. */
  illustrated?: string;
  children: ReactNode;
}

/** One numbered section of a page across its whole width; beside a menu, a plain block of its column. */
export default function Section({tone, illustrated, children}: Props): ReactNode {
  if (useBeside()) return <section className={styles.block}>{children}</section>;
  return (
    <section className={clsx(styles.section, tone && styles[tone], tone === 'ink' && 'onInk')}>
      <div className={clsx('wrap', illustrated && styles.illustrated)}>{children}</div>
    </section>
  );
}
