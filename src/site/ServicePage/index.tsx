import type {ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem';
import Page, {type PageModule} from '../Page';
import SideMenu from '../SideMenu';

/** A service page: like every other page, with the side menu beside its body. The overview has no menu. */
export default function ServicePage({content}: Props): ReactNode {
  return <Page content={content as unknown as PageModule} aside={useDocsSidebar() ? <SideMenu /> : undefined} />;
}
