import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Problem {
  /** The id of the control. */
  id: string;
  name: string;
  label: string;
  /** The browser's message. */
  message: string;
}

interface Props {
  heading: string;
  problems: Problem[];
  /** How often the visitor tried to send the form with invalid fields. */
  attempts: number;
}

/** Lists the invalid fields, each with the browser's message and a link to it. It takes the focus at each attempt. */
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
