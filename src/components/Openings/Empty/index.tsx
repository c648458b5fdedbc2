import type {ReactNode} from 'react';
import site from '@generated/content/default/site.json';
import Icon from '../../../ui/Icon';
import styles from './styles.module.css';

/** What is in place of an empty list of openings. */
export default function Empty(): ReactNode {
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
