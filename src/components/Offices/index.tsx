import type {ReactNode} from 'react';
import site from '@generated/content/default/site.json';
import type {ContactPage} from '../../content/schema';
import Button from '../../site/Button';
import Buttons from '../../site/Buttons';
import {telephone} from '../../site/links';
import {usePage} from '../../site/usePage';
import styles from './styles.module.css';

/** The offices with address, telephone numbers, e-mail and the way there; each can be linked to by its id. */
export default function Offices(): ReactNode {
  const {offices} = usePage<ContactPage>();
  const {directions, sendEmail} = site.labels;
  return (
    <ul className={styles.offices}>
      {offices.map(({id, name, address, phone, email, directionsUrl}) => (
        <li key={id} id={id} className={styles.office}>
          <h3>{name}</h3>
          <address>
            <p>{address}</p>
            {phone.split(/,\s*/).map((number) => (
              <a key={number} href={telephone(number)}>
                {number}
              </a>
            ))}
            <a href={`mailto:${email}`}>{email}</a>
          </address>
          <Buttons>
            <Button to={directionsUrl} look="ink" small>
              {directions}
            </Button>
            <Button to={`mailto:${email}`} look="line" small>
              {sendEmail}
            </Button>
          </Buttons>
        </li>
      ))}
    </ul>
  );
}
