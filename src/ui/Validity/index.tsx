import type {ReactNode} from 'react';
import type {RecordWords, Validity as Dates} from '../../site/page-types';
import useLagosDay from '../../hooks/useLagosDay';
import {longDate} from '../../shared/days';
import {interpolate} from '../../shared/interpolate';
import styles from './styles.module.css';

interface Props {
  paper: Dates;
  messages: Pick<RecordWords, 'validUntil' | 'expired' | 'noEnd'>;
  /** Shown below the date once the document has expired. */
  children?: ReactNode;
}

/**
 * The last day on which a document is valid. It can expire after the build, so the browser compares the date with
 * today.
 */
export default function Validity({paper: {validUntil, expired}, messages, children}: Props): ReactNode {
  const today = useLagosDay();
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
