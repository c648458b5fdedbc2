import type {ReactNode} from 'react';
import type {OemPage} from '../../content/schema';
import {usePage} from '../../hooks/usePage';
import Partner from './Partner';
import styles from './styles.module.css';

/** The manufacturers that the company represents. */
export default function Partners(): ReactNode {
  const {partners} = usePage<OemPage>();
  return (
    <div className={styles.partners}>
      {partners.map((partner) => (
        <Partner key={partner.name} partner={partner} />
      ))}
    </div>
  );
}
