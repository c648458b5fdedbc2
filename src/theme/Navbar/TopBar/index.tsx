import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Icon from '../../../ui/Icon';
import {telephoneLink} from '../../../shared/addresses';
import {lettersIn} from '../../../shared/letters';
import styles from './styles.module.css';
import {useSite} from '../../../hooks/useSite';

/** With more letters, only wide screens have room for everything in the bar. */
const MOST_LETTERS = 100;

/** The bar above the header: language, telephone, e-mail and a link to the quote form. */
export default function TopBar({className}: {className?: string}): ReactNode {
  const site = useSite();
  const letters = lettersIn([site.language, ...site.phones, site.email, site.quote.name].join(''));
  return (
    <section className={clsx(styles.bar, className)} aria-label={site.labels.topBar}>
      <div className={clsx('wrap', styles.inner)} data-long={letters > MOST_LETTERS || undefined}>
        <span>
          <Icon name="world" />
          {site.language}
        </span>
        <div className={styles.end}>
          {site.phones.map((phone, index) => (
            <a key={phone} href={telephoneLink(phone)}>
              {index === 0 && <Icon name="phone" />}
              <span>{phone}</span>
            </a>
          ))}
          <a href={`mailto:${site.email}`}>
            <Icon name="mail" />
            {site.email}
          </a>
          <Link to={site.quote.href} className={styles.quote}>
            {site.quote.name}
          </Link>
        </div>
      </div>
    </section>
  );
}
