import type {ComponentProps, ReactNode} from 'react';

/** Docusaurus opens other sites in a new tab, with these two attributes. */
const ELSEWHERE = {target: '_blank', rel: 'noopener noreferrer'};
/** The allowed beginnings of an address; any other could run code. */
const SAFE = /^(https?:|mailto:|tel:|\/|#|\?)/;

/** A link like that of Docusaurus. It never navigates: src/editor/preview/clicks reports where it leads. */
export default function Link({
  href: address,
  to = address,
  children,
  ...rest
}: ComponentProps<'a'> & {to?: string}): ReactNode {
  const href = to !== undefined && SAFE.test(to) ? to : undefined;
  return (
    <a {...(href?.startsWith('http') && ELSEWHERE)} {...rest} href={href}>
      {children}
    </a>
  );
}
