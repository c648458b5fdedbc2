import type {ReactNode} from 'react';
import Ribbon from '@site/src/plugins/preview/Ribbon';

/** What stands around all pages of a preview. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <Ribbon />
      {children}
    </>
  );
}
