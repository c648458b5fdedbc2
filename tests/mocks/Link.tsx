import type {ComponentProps, ReactNode} from 'react';
import {Link as RouterLink} from 'react-router-dom';

/** Docusaurus's link without prefetching: a router link, or a plain one to another site. */
export default function Link({to, ...rest}: ComponentProps<typeof RouterLink> & {to: string}): ReactNode {
  const {className, children} = rest;
  if (!to.startsWith('https:')) return <RouterLink to={to} {...rest} />;
  return (
    <a href={to} className={className}>
      {children}
    </a>
  );
}
