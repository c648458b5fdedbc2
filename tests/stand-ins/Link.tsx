import type {ComponentProps, ReactNode} from 'react';
import {Link as RouterLink} from 'react-router-dom';

/** Docusaurus's link without its prefetching: a link of the router. */
export default function Link(props: ComponentProps<typeof RouterLink>): ReactNode {
  return <RouterLink {...props} />;
}
