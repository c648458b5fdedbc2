import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSite} from '../hooks/useSite';

interface Props {
  to: string;
  title?: string;
  children: ReactNode;
}

/** A page of this site, which opens in the same tab. */
const OWN_PAGE = /^(?:[#?]|\/(?!files\/))/;
/** An address that opens another program instead of a page. */
const OTHER_PROGRAM = /^(?:mailto|tel):/;

/**
 * A link in running text; src/plugins/mdx uses it for Markdown links. Files and other sites open in a new tab, and the
 * link says so.
 */
export default function TextLink({to, title, children}: Props) {
  const {labels} = useSite();
  if (OWN_PAGE.test(to)) {
    return (
      <Link to={to} title={title}>
        {children}
      </Link>
    );
  }
  if (OTHER_PROGRAM.test(to)) {
    return (
      <a href={to} title={title}>
        {children}
      </a>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" title={title}>
      {children}
      <span className="srOnly"> {labels.newTab}</span>
    </a>
  );
}
