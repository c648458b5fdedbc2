import type {ReactNode} from 'react';
import preview from '@generated/preview/default/preview.json';
import useLastBuilt from '../../../../hooks/useLastBuilt';
import {longDate} from '../../../../shared/days';
import {interpolate} from '../../../../shared/interpolate';
import styles from './styles.module.css';

/** Shows when the published website was last built and, if that is too long ago, what that means. */
export default function LastBuilt(): ReactNode {
  const {labels, published} = preview;
  const built = useLastBuilt(published);
  if (!built) return null;
  return (
    <p className={styles.line} data-late={built.late || undefined}>
      {interpolate(labels.lastBuilt, {date: longDate(built.day)})} {built.late && labels.lastBuiltLate}
    </p>
  );
}
