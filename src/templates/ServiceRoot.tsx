import {DocsSidebarProvider, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot';
import NotFound from '@theme/NotFound';

/** Gives the generated side menu to the service pages. */
export default function ServiceRoot(props: Props) {
  const service = useDocRootMetadata(props);
  if (!service) return <NotFound />;
  return (
    <DocsSidebarProvider name={service.sidebarName} items={service.sidebarItems}>
      {service.docElement}
    </DocsSidebarProvider>
  );
}
