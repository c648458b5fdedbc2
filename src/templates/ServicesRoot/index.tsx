import type {ReactNode} from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import type {Props} from '@theme/DocsRoot';

/** The services need no frame of their own: each page brings the site's. */
export default function ServicesRoot({route}: Props): ReactNode {
  return renderRoutes(route.routes ?? []);
}
