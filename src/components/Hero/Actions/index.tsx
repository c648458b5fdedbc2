import type {ReactNode} from 'react';
import Button from '../../../ui/Button';
import Buttons from '../../../ui/Buttons';
import {interpolate} from '../../../shared/interpolate';
import Icon from '../../../ui/Icon';
import {usePage} from '../../../hooks/usePage';
import styles from './styles.module.css';
import {useSite} from '../../../hooks/useSite';

/** The three buttons of the hero. Small screens have no room for the first one. */
export default function Actions(): ReactNode {
  const site = useSite();
  const {start, contact, profile} = usePage('home');
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
          <span>{profile.name}</span>
          {profile.size && <span className={styles.size}>{interpolate(site.labels.pdf, {size: profile.size})}</span>}
        </Button>
      </Buttons>
    </div>
  );
}
