import type {ReactNode} from 'react';
import {DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';
import renderRoutes from '@docusaurus/renderRoutes';
import type {Props} from '@theme/DocVersionRoot';

/** The services have one version; the side menu is found through it. */
export default function ServicesVersion({version, route}: Props): ReactNode {
  return <DocsVersionProvider version={version}>{renderRoutes(route.routes ?? [])}</DocsVersionProvider>;
}
