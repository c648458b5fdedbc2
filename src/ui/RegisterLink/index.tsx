import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {RecordWords} from '../../site/page-types';
import Icon from '../Icon';
import {interpolate} from '../../shared/interpolate';
import styles from './styles.module.css';
import {useSite} from '../../hooks/useSite';

interface Props {
  to: string;
  /** The paper that is looked up there. */
  name: string;
  messages: Pick<RecordWords, 'register' | 'registerOf'>;
}

/** The way to the page on which the issuer itself shows a paper. */
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
