import type {ReactNode} from 'react';
import {openOn} from '../../shared/openings';
import useLagosDay from '../../hooks/useLagosDay';
import {usePage} from '../../hooks/usePage';
import Empty from './Empty';
import Opening from './Opening';
import styles from './styles.module.css';

/** The openings that accept applications today. An opening disappears when it closes. */
export default function Openings(): ReactNode {
  const openings = openOn(useLagosDay(), usePage('careers').openings);
  if (openings.length === 0) return <Empty />;
  return (
    <ul className={styles.openings}>
      {openings.map((opening) => (
        <Opening key={opening.id} opening={opening} />
      ))}
    </ul>
  );
}
