import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Icon from '../Icon';
import styles from './styles.module.css';

/** It leads to an address, sends the form that it is in, or does something here. */
type Target =
  {to: string; download?: boolean | string} | {type: 'submit' | 'button'; disabled?: boolean; onClick?: () => void};

type Props = Target & {
  /** Signal: the one orange button of a view. Ink: solid. Line: outlined. */
  look: 'signal' | 'ink' | 'line';
  children: ReactNode;
  /** Added to the words where they are read out of context: in a list of links, in a search engine. */
  more?: string;
  small?: boolean;
  className?: string;
};

/** An address that opens another program: not a page. */
const OTHER_PROGRAM = /^(mailto|tel):/;

/** A button, or a link that looks like one. The solid looks carry an arrow, unless they lead out of the site. */
export default function Button({look, children, more, small, className, ...target}: Props): ReactNode {
  const classes = clsx(styles.button, styles[look], small && styles.small, className);
  const content = (
    <>
      <Label>{children}</Label>
      {more && <span className="srOnly"> {more}</span>}
      {look !== 'line' && !small && <Icon name="arrow-right" className={styles.arrow} />}
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

/** An element of its own: a translator of the browser may replace text nodes, and React could not change them then. */
const Label = ({children}: {children: ReactNode}): ReactNode => <span className={styles.label}>{children}</span>;
