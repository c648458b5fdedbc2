import type {ReactNode} from 'react';
import type {Props} from '@theme/MDXPage';
import Page, {type PageModule} from '../Page';

/** A page of pages/ outside the services. */
export default function MdxPage({content}: Props): ReactNode {
  return <Page content={content as unknown as PageModule} />;
}
