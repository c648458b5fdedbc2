import type {ReactNode} from 'react';
import site from '@generated/content/default/site.json';
import type {HomePage} from '../../../content/schema';
import Button from '../../../site/Button';
import Buttons from '../../../site/Buttons';
import fill from '../../../site/fill';
import Icon from '../../../site/Icon';
import {usePage} from '../../../site/usePage';
import styles from './styles.module.css';

/** The three buttons of the hero; the first is not shown on small screens (specification section 2). */
export default function Actions(): ReactNode {
  const {start, contact, profile} = usePage<HomePage & {profile: {size: string}}>();
  return (
    <div className={styles.actions}>
      <Buttons>
        <Button to={start.href} look="signal" className={styles.start}>
          {start.name}
        </Button>
        <Button to={contact.href} look="line">
          {contact.name}
        </Button>
        <Button to={profile.file} look="line" download>
          <Icon name="download" />
          {profile.name}
          <span className={styles.size}>{fill(site.labels.pdf, {size: profile.size})}</span>
        </Button>
      </Buttons>
    </div>
  );
}
