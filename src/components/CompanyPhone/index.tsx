import type {ReactNode} from 'react';
import site from '@generated/content/default/site.json';
import Icon from '../../ui/Icon';
import {telephoneLink} from '../../shared/addresses';
import styles from './styles.module.css';

/** The first telephone number of the company, from pages/_site.yml. */
export default function CompanyPhone(): ReactNode {
  const [phone = ''] = site.phones;
  return (
    <p>
      <a href={telephoneLink(phone)} className={styles.phone}>
        <Icon name="phone" />
        {phone}
      </a>
    </p>
  );
}
