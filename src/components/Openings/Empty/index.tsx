import type {ReactNode} from 'react';
import Icon from '../../../ui/Icon';
import styles from './styles.module.css';
import {useSite} from '../../../hooks/useSite';

/** Shown when there are no openings. */
export default function Empty(): ReactNode {
  const site = useSite();
  const {hrEmail, labels} = site;
  return (
    <div className={styles.empty}>
      <Icon name="clipboard-off" className={styles.icon} />
      <h3>{labels.noOpenings}</h3>
      <p>
        {labels.noOpeningsNext} <a href={`mailto:${hrEmail}`}>{hrEmail}</a>
      </p>
    </div>
  );
}
