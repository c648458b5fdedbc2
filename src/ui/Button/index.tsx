import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Icon from '../Icon';
import styles from './styles.module.css';

/** A button opens an address, submits its form, or runs a function. */
type Target =
  {to: string; download?: boolean | string} | {type: 'submit' | 'button'; disabled?: boolean; onClick?: () => void};

type Props = Target & {
  /** Signal: orange, once per view. Ink: solid. Line: outlined. */
  variant: 'signal' | 'ink' | 'line';
  children: ReactNode;
  /** Hidden text for readers without context, such as screen readers that list all links, and search engines. */
  more?: string;
  small?: boolean;
  className?: string;
};

/** An address that opens another program instead of a page. */
const OTHER_PROGRAM = /^(mailto|tel):/;

/** A button, or a link that looks like one. Solid ones have an arrow, unless they lead to another site. */
export default function Button({variant, children, more, small, className, ...target}: Props) {
  const classes = clsx(styles.button, styles[variant], small && styles.small, className);
  const content = (
    <>
      <Label>{children}</Label>
      {more && <span className="srOnly"> {more}</span>}
      {variant !== 'line' && !small && <Icon name="arrow-right" className={styles.arrow} />}
    </>
  );
  if ('type' in target) {
    return (
      <button {...target} className={classes}>
        {content}
      </button>
    );
  }
  const {to, download} = target;
  if (download || OTHER_PROGRAM.test(to)) {
    return (
      <a href={to} download={download} className={classes}>
        <Label>{children}</Label>
      </a>
    );
  }
  return (
    <Link to={to} className={classes}>
      {to.startsWith('/') ? content : <Label>{children}</Label>}
    </Link>
  );
}

/** Needs its own element: a browser's translator may replace text nodes, and React could not update them any more. */
const Label = ({children}: {children: ReactNode}) => <span className={styles.label}>{children}</span>;
