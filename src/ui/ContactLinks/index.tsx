import type {ReactNode} from 'react';
import site from '@generated/content/default/site.json';
import {telephoneLink} from '../../shared/addresses';
import Icon from '../Icon';

/** The ways to the company, each a link behind its icon. */
export default function ContactLinks({phones}: {phones: readonly string[]}): ReactNode {
  return (
    <>
      {phones.map((phone) => (
        <a key={phone} href={telephoneLink(phone)}>
          <Icon name="phone" />
          {phone}
        </a>
      ))}
      <a href={`mailto:${site.email}`}>
        <Icon name="mail" />
        {site.email}
      </a>
      <a href={site.linkedin}>
        <Icon name="brand-linkedin" />
        {site.labels.linkedin}
      </a>
    </>
  );
}
