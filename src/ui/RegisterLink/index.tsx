import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {RecordWords} from '../../site/page-types';
import Icon from '../Icon';
import {interpolate} from '../../shared/interpolate';
import styles from './styles.module.css';
import {useSite} from '../../hooks/useSite';

interface Props {
  to: string;
  /** The document that visitors can verify there. */
  name: string;
  messages: Pick<RecordWords, 'register' | 'registerOf'>;
}

/** A link to the issuer's own page about a certificate or registration. */
export default function RegisterLink({to, name, messages}: Props): ReactNode {
  const site = useSite();
  return (
    <Link to={to} className={styles.link}>
      {messages.register}
      <span className="srOnly">{` ${interpolate(messages.registerOf, {name})} ${site.labels.newTab}`}</span>
      <Icon name="external-link" className={styles.icon} />
    </Link>
  );
}
