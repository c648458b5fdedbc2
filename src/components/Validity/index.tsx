import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {RecordLabels, Validity as ValidityDates} from '../../site/page-types';
import Icon from '../../ui/Icon';
import useToday from '../../hooks/useToday';
import {longDate} from '../../shared/days';
import {interpolate} from '../../shared/interpolate';
import {useSite} from '../../hooks/useSite';
import styles from './styles.module.css';

interface Props {
  paper: ValidityDates;
  messages: Pick<RecordLabels, 'validUntil' | 'expired' | 'noEnd'>;
  /** Shown below the date once the document has expired. */
  children?: ReactNode;
}

/** The last day on which a document is valid. It can expire after the build, so the browser compares it with today. */
export default function Validity({paper: {validUntil, expired}, messages, children}: Props) {
  const today = useToday();
  if (validUntil === undefined) return messages.noEnd;
  const isOver = expired || validUntil < today;
  return (
    <>
      <time dateTime={validUntil} className={isOver ? styles.expired : undefined}>
        {interpolate(isOver ? messages.expired : messages.validUntil, {date: longDate(validUntil)})}
      </time>
      {isOver && children}
    </>
  );
}

interface LinkProps {
  to: string;
  /** The name of the document that visitors can verify there. */
  name: string;
  messages: Pick<RecordLabels, 'register' | 'registerOf'>;
}

/** A link to the issuer's own page about a certificate or registration. */
export function RegisterLink({to, name, messages}: LinkProps) {
  const site = useSite();
  return (
    <Link to={to} className={styles.link}>
      {messages.register}
      <span className="srOnly">{` ${interpolate(messages.registerOf, {name})} ${site.labels.newTab}`}</span>
      <Icon name="external-link" className={styles.icon} />
    </Link>
  );
}
