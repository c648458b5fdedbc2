import renderRoutes from '@docusaurus/renderRoutes';
import type {Props} from '@theme/DocsRoot';

/** The service pages need no layout, because each page already has the site's layout. */
export default function ServicesRoot({route}: Props) {
  return renderRoutes(route.routes ?? []);
}
