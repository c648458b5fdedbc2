import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import preview from '@generated/preview/default/preview.json';
import {BEFORE_PATH, below, MARKED_PATH} from '../../paths';
import styles from './styles.module.css';

const STEPS = [
  [-1, preview.labels.previousMark],
  [1, preview.labels.nextMark],
] as const;

/** The page now, with its changes marked, and as it was. Pages that stand still bring a script for the steps. */
export default function States(): ReactNode {
  const {labels, changed} = preview;
  const path = useLocation().pathname.replace(BEFORE_PATH, '') || '/';
  if (!changed.includes(path)) return null;
  return (
    <nav className={styles.states} aria-label={labels.states} data-states data-compare={labels.compare}>
      <a href={path} aria-current="page">
        {labels.now}
      </a>
      <a href={below(MARKED_PATH, path)}>{labels.marked}</a>
      <a href={below(BEFORE_PATH, path)}>{labels.before}</a>
      {STEPS.map(([step, name]) => (
        <button key={step} type="button" hidden data-step={step}>
          {name}
        </button>
      ))}
      <span role="status" data-place={labels.place} data-marks={labels.marks} />
    </nav>
  );
}
