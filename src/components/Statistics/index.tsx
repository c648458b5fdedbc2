import {useEffect, useRef, useState} from 'react';
import {usePage} from '../../hooks/usePage';
import type {ShownFigure} from '../../site/page-types';
import DimensionLine from '../../ui/DimensionLine';
import {countVisibleCharacters} from '../../shared/letters';
import {withCommas} from '../../shared/numbers';
import useReducedMotion from '../../hooks/useReducedMotion';
import styles from './styles.module.css';

/** The large figures of a page, each with a dimension line. */
export default function Statistics() {
  const {statistics} = usePage('home', 'services');
  return (
    <dl className={styles.figures} data-count={statistics.length}>
      {statistics.map((statistic) => (
        <Figure key={statistic.label} {...statistic} />
      ))}
    </dl>
  );
}

/** The duration of the count. */
const DURATION_MS = 2000;

/**
 * Counts from 0 to a figure, once, when it first comes on screen. Before that, without JavaScript, and when animations
 * are off, it shows the figure itself.
 * @returns `started` when the figure has been on screen, so that it is counting or has finished
 */
function useCount(target: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState(target);
  const [started, setStarted] = useState(false);
  const still = useReducedMotion();

  useEffect(() => {
    const element = ref.current;
    if (!element || still) return undefined;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setStarted(true);
      const begin = performance.now();
      const decimals = Number.isInteger(target) ? 0 : 1;
      const step = () => {
        const share = Math.min((performance.now() - begin) / DURATION_MS, 1);
        setValue(Number((target * share).toFixed(decimals)));
        if (share < 1) frame = requestAnimationFrame(step);
      };
      step();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [target, still]);

  return {ref, value: still ? target : value, started};
}

/** The width of a character of the suffix, relative to a digit. */
const SUFFIX_CHARACTER_WIDTH = 0.5;

/** One figure. Screen readers read the final figure; the counting one is hidden from them. */
function Figure({number, suffix = '', label}: ShownFigure) {
  const {ref, value, started} = useCount(number);
  const digits = withCommas(number).length + countVisibleCharacters(suffix) * SUFFIX_CHARACTER_WIDTH;
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
