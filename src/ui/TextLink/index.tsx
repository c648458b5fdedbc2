import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

interface Props {
  to: string;
  title?: string;
  children: ReactNode;
}

/** A link among the words of a page; src/plugins/mdx puts it in place of Markdown's own. A file opens in a new tab. */
export default function TextLink({to, title, children}: Props): ReactNode {
  if (to.startsWith('/files/')) {
    return (
      <a href={to} target="_blank" title={title}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} title={title}>
      {children}
    </Link>
  );
}
