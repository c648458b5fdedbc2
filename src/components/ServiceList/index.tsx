import type {ReactNode} from 'react';
import {usePage} from '../../hooks/usePage';
import Row from './Row';
import styles from './styles.module.css';

/** All services, one below the other. */
export default function ServiceList(): ReactNode {
  const {services} = usePage('services');
  return (
    <div className={styles.rows}>
      {services.map((service) => (
        <Row key={service.id} service={service} />
      ))}
    </div>
  );
}
