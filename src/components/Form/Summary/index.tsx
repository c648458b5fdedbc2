import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Problem {
  /** Of the control. */
  id: string;
  name: string;
  label: string;
  /** The browser's own sentence. */
  message: string;
}

interface Props {
  heading: string;
  problems: Problem[];
  /** How often the form was sent with problems. */
  attempts: number;
}

/** The fields that the browser did not accept, each with its own sentence and a link to it. It takes the focus each time. */
export default function Summary({heading, problems, attempts}: Props): ReactNode {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [attempts]);
  if (problems.length === 0) return null;
  return (
    <div ref={summary} role="group" tabIndex={-1} aria-label={heading} className={styles.summary}>
      <p>{heading}</p>
      <ul>
        {problems.map(({id, label, message}) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goTo}>
              {label}
            </a>
            {': '}
            <span>{message}</span>
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
