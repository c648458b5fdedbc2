import {telephoneLink} from '../shared/telephone-links';
import Icon from './Icon';
import {useSite} from '../hooks/useSite';

/** Telephone, e-mail and other contact links, each after its icon. */
export default function ContactLinks({phones}: {phones: readonly string[]}) {
  const site = useSite();
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
