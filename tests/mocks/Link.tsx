import type {ComponentProps, ReactNode} from 'react';
import {Link as RouterLink} from 'react-router-dom';

/** Docusaurus's link without prefetching: a router link, or a plain one to another site. */
export default function Link({href = '', to = href, ...rest}: ComponentProps<'a'> & {to?: string}): ReactNode {
  const {className, children, target} = rest;
  if (!to.startsWith('https:')) return <RouterLink to={to} {...rest} />;
  return (
    <a href={to} className={className} target={target}>
      {children}
    </a>
  );
}
