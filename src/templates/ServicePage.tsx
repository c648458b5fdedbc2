import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem';
import {assertPageModule, body} from './page-module';
import Page from './Page';
import SideMenu from './SideMenu';

/** A service page: a normal page with the side menu beside its body. The overview has no menu. */
export default function ServicePage({content: Content}: Props) {
  assertPageModule(Content);
  return (
    <Page page={Content.page} aside={useDocsSidebar() ? <SideMenu /> : undefined}>
      <Content components={body} />
    </Page>
  );
}
