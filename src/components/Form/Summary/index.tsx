import type {MouseEvent, ReactNode} from 'react';
import styles from './styles.module.css';

export interface Problem {
  name: string;
  label: string;
  /** The browser's own sentence. */
  message: string;
}

interface Props {
  heading: string;
  problems: Problem[];
}

/** The fields that the browser did not accept, each with its own sentence and a link to it. */
export default function Summary({heading, problems}: Props): ReactNode {
  if (problems.length === 0) return null;
  return (
    <div role="group" aria-label={heading} className={styles.summary}>
      <p>{heading}</p>
      <ul>
        {problems.map(({name, label, message}) => (
          <li key={name}>
            <a href={`#${name}`} onClick={goTo}>
              {label}
            </a>
            {': '}
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
