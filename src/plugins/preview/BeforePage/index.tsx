import type {ReactNode} from 'react';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import sidebar from '@generated/preview/default/before/sidebar.json';
import {Route} from 'react-router-dom';
import type {ProjectData, OpeningData} from '../../../site/page-types';
import GeneratedPage from '../../../templates/GeneratedPage';
import Page from '../../../templates/Page';
import {assertPageModule, body} from '../../../templates/page-module';
import SideMenu from '../../../templates/SideMenu';

interface Props {
  pathname: string;
  content?: unknown;
  page?: OpeningData | ProjectData;
  hasMenu: boolean;
}

/** Shows the earlier version of a page, as if at its own address. */
export default function BeforePage({pathname, content, page, hasMenu}: Props): ReactNode {
  return (
    <Route location={{...useLocation(), pathname}}>
      <DocsSidebarProvider name="services" items={sidebar}>
        {page ? <GeneratedPage page={page} /> : <WrittenPage content={content} aside={hasMenu && <SideMenu />} />}
      </DocsSidebarProvider>
    </Route>
  );
}

function WrittenPage({content: Content, aside}: {content: unknown; aside: ReactNode}): ReactNode {
  assertPageModule(Content);
  const {page, BannerPart} = Content;
  return (
    <Page page={page} aside={aside} inBanner={BannerPart && <BannerPart />}>
      <Content components={body} />
    </Page>
  );
}
