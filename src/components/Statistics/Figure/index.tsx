import type {ReactNode} from 'react';
import type {ShownFigure} from '../../../site/page-types';
import DimensionLine from '../../../ui/DimensionLine';
import {lettersIn} from '../../../shared/letters';
import {withCommas} from '../../../shared/rates';
import useCount from '../useCount';
import styles from './styles.module.css';

/** What a sign of the suffix adds to the width of a figure, where a digit is 1. */
const SUFFIX_SIGN = 0.5;

/** One figure. Screen readers are given the figure itself; the counting one is hidden from them. */
export default function Figure({number, suffix = '', label}: ShownFigure): ReactNode {
  const {ref, value, started} = useCount(number);
  const digits = withCommas(number).length + lettersIn(suffix) * SUFFIX_SIGN;
  return (
    <div ref={ref} className={styles.figure} data-started={started || undefined}>
      <dt>{label}</dt>
      <dd>
        <span className="srOnly">
          {withCommas(number)}
          {suffix}
        </span>
        <span aria-hidden="true" className={styles.number} style={{'--digits': digits} as object}>
          <span>{withCommas(value)}</span>
          {suffix && <sup>{suffix}</sup>}
        </span>
        <DimensionLine className={styles.line} />
      </dd>
    </div>
  );
}
