import type {ReactNode} from 'react';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import sidebar from '@generated/preview/default/before/sidebar.json';
import {Route} from 'react-router-dom';
import Page from '../../../templates/Page';
import {assertPageModule, body} from '../../../templates/page-module';
import SideMenu from '../../../templates/SideMenu';

interface Props {
  pathname: string;
  content: unknown;
  hasMenu: boolean;
}

/** Shows the earlier version of a page, as if at its own address. */
export default function BeforePage({pathname, content: Content, hasMenu}: Props): ReactNode {
  assertPageModule(Content);
  const {page, BannerPart} = Content;
  return (
    <Route location={{...useLocation(), pathname}}>
      <DocsSidebarProvider name="services" items={sidebar}>
        <Page page={page} aside={hasMenu && <SideMenu />} inBanner={BannerPart && <BannerPart />}>
          <Content components={body} />
        </Page>
      </DocsSidebarProvider>
    </Route>
  );
}
