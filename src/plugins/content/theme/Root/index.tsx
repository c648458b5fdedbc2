import type {ReactNode} from 'react';
import site from '@generated/content/default/site.json';
import {SiteProvider} from '@site/src/hooks/useSite';

/** Surrounds all pages. Previews replace it (src/plugins/preview/theme). */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return <SiteProvider value={site}>{children}</SiteProvider>;
}
