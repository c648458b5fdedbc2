import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

interface Props {
  to: string;
  title?: string;
  children: ReactNode;
}

/** A link in running text; src/plugins/mdx uses it for Markdown links. Files open in a new tab. */
export default function TextLink({to, title, children}: Props) {
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
