import {useEffect, useId, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '../../../ui/Icon';
import styles from './styles.module.css';

interface Props {
  kind: 'sent' | 'failed' | 'tried';
  /** The name for screen readers, if it says more than the headline. */
  name?: string;
  headline: string;
  text?: string;
  /** What the visitor can do next. */
  children?: ReactNode;
}

const ICONS = {sent: 'circle-check', failed: 'alert-circle', tried: 'info-circle'} as const;

/**
 * Shows the result of sending the form. It takes the focus once, so that visitors notice it and screen readers read it.
 */
export default function Banner({kind, name, headline, text, children}: Props): ReactNode {
  const id = useId();
  // Text that is the name already must not be its description as well.
  const described = name ? 'all' : text && 'text';
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), [headline, text]);
  return (
    <div
      ref={banner}
      tabIndex={-1}
      role="group"
      aria-label={name ?? headline}
      aria-describedby={described && id}
      className={clsx(styles.banner, styles[kind])}>
      <Icon name={ICONS[kind]} />
      <div className={styles.words}>
        <div id={described === 'all' ? id : undefined}>
          <p className={styles.headline}>{headline}</p>
          {text && <p id={described === 'text' ? id : undefined}>{text}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
