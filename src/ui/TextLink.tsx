import type {ElementType, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSite} from '../hooks/useSite';

interface Props {
  to: string;
  title?: string;
  children: ReactNode;
}

/** Other addresses begin with #, or open another program instead of a page. */
const NEW_TAB = /^(?:https:|\/files\/)/;

/**
 * A link in running text; src/plugins/mdx uses it for Markdown links. Files and other sites open in a new tab, and the
 * link says so.
 */
export default function TextLink({to, title, children}: Props) {
  const {labels} = useSite();
  const isNewTab = NEW_TAB.test(to);
  // The editor's Link rejects addresses that run code.
  const Tag: ElementType = to.startsWith('/files/') ? 'a' : Link;
  return (
    <Tag href={to} target={isNewTab ? '_blank' : undefined} title={title}>
      {children}
      {isNewTab && <span className="srOnly"> {labels.newTab}</span>}
    </Tag>
  );
}
