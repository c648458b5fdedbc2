import type {ComponentProps, ReactNode} from 'react';

/** Docusaurus opens the sites of others in a new tab, and says so in two attributes. */
const ELSEWHERE = {target: '_blank', rel: 'noopener noreferrer'};
/** What an address may begin with; any other could run code. */
const SAFE = /^(https?:|mailto:|tel:|\/|#|\?)/;

/** A link as Docusaurus draws it. It never leads away by itself: src/editor/preview/pointing says where it leads. */
export default function Link({to, children, ...rest}: ComponentProps<'a'> & {to?: string}): ReactNode {
  const href = to !== undefined && SAFE.test(to) ? to : undefined;
  return (
    <a {...(href?.startsWith('http') && ELSEWHERE)} {...rest} href={href}>
      {children}
    </a>
  );
}
