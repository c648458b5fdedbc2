import type {ReactNode} from 'react';
import {usePage} from '../../hooks/usePage';
import Partner from './Partner';
import styles from './styles.module.css';

/** The manufacturers that the company represents. */
export default function Partners(): ReactNode {
  const {partners} = usePage('oem');
  return (
    <div className={styles.partners}>
      {partners.map((partner) => (
        <Partner key={partner.name} partner={partner} />
      ))}
    </div>
  );
}
