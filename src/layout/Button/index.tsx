import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Icon from '../Icon';
import styles from './styles.module.css';

/** It leads to an address, sends the form that it stands in, or does something here. */
type Target = {to: string; download?: boolean} | {type: 'submit' | 'button'; disabled?: boolean; onClick?: () => void};

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
      {children}
      {more && <span className="srOnly"> {more}</span>}
      {look !== 'line' && !small && <Icon name="arrow-right" className={styles.arrow} />}
    </>
  );
  if ('type' in target) {
    return (
      <button {...target} className={classes}>
        {target.disabled ? children : content}
      </button>
    );
  }
  const {to, download} = target;
  if (download || OTHER_PROGRAM.test(to)) {
    return (
      <a href={to} download={download} className={classes}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} className={classes}>
      {to.startsWith('/') ? content : children}
    </Link>
  );
}
