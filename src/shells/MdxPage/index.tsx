import type {ReactNode} from 'react';
import {assertPageModule, body} from '../page-module';
import Page from '../Page';

/** A page of pages/ outside the services. */
export default function MdxPage({content: Content}: {content: unknown}): ReactNode {
  assertPageModule(Content);
  const {page, BannerPart} = Content;
  return (
    <Page page={page} inBanner={BannerPart && <BannerPart />}>
      <Content components={body} />
    </Page>
  );
}
