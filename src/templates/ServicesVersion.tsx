import {DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';
import renderRoutes from '@docusaurus/renderRoutes';
import type {Props} from '@theme/DocVersionRoot';

/** Docusaurus finds the side menu through a version, and the services have only one. */
export default function ServicesVersion({version, route}: Props) {
  return <DocsVersionProvider version={version}>{renderRoutes(route.routes ?? [])}</DocsVersionProvider>;
}
