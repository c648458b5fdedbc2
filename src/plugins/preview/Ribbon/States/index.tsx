import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import preview from '@generated/preview/default/preview.json';
import {BEFORE_PATH, below, HIGHLIGHTED_PATH} from '../../paths';
import styles from './styles.module.css';

/** The first highlight of a page. The static pages link on from there. */
const FIRST_MARK = '#change-1';

const STEPS = [
  [-1, preview.labels.previousMark],
  [1, preview.labels.nextMark],
] as const;

/** @returns the page that has these states at an address; undefined when it did not change */
export const pageWithStates = (pathname: string): string | undefined => {
  const path = pathname.replace(BEFORE_PATH, '') || '/';
  return preview.changed.includes(path) ? path : undefined;
};

/**
 * Switches between the page now, with its changes highlighted, and before, and steps from highlight to highlight. The
 * buttons are at the same place in each state.
 */
export default function States(): ReactNode {
  const {labels, proposal} = preview;
  const path = pageWithStates(useLocation().pathname);
  if (path === undefined) return null;
  const highlighted = below(HIGHLIGHTED_PATH, path);
  return (
    <nav className={styles.states} aria-label={labels.states} data-states data-compare={labels.compare}>
      <a href={path} aria-current="page">
        {labels.now}
      </a>
      <a href={highlighted}>{labels.marked}</a>
      <a href={below(BEFORE_PATH, path)}>{labels.before}</a>
      {STEPS.map(([step, name]) => (
        <a key={step} href={highlighted + FIRST_MARK} data-step={step}>
          {name}
        </a>
      ))}
      {proposal !== undefined && <a href={proposal}>{labels.pullRequest}</a>}
      <span role="status" data-place={labels.place} data-marks={labels.marks} />
    </nav>
  );
}
