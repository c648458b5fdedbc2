import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import before from '@generated/preview/default/before/site.json';
import now from '@generated/preview/default/now/site.json';
import {SiteProvider} from '@site/src/hooks/useSite';
import PreviewBar from '@site/src/plugins/preview/PreviewBar';
import {BEFORE_PATH} from '@site/src/plugins/preview/paths';

/** Surrounds all pages of a preview. Earlier pages get the earlier site data. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  const isBefore = pathname === BEFORE_PATH || pathname.startsWith(`${BEFORE_PATH}/`);
  return (
    <SiteProvider value={isBefore ? before : now}>
      <PreviewBar />
      {children}
    </SiteProvider>
  );
}
