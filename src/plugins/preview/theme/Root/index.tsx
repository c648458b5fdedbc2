import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Ribbon from '@site/src/plugins/preview/Ribbon';
import {BEFORE_PATH} from '@site/src/plugins/preview/paths';
import {showFacts} from '@site/src/plugins/preview/site-facts';

/** What is around all pages of a preview. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  showFacts(pathname === BEFORE_PATH || pathname.startsWith(`${BEFORE_PATH}/`));
  return (
    <>
      <Ribbon />
      {children}
    </>
  );
}
