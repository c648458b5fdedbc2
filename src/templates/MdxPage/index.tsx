import type {ReactNode} from 'react';
import type {Props} from '@theme/MDXPage';
import {assertPageModule, body} from '../page-module';
import Page from '../Page';

/** A page of pages/ outside the services. */
export default function MdxPage({content: Content}: Props): ReactNode {
  assertPageModule(Content);
  const {page, BannerPart} = Content;
  return (
    <Page page={page} inBanner={BannerPart && <BannerPart />}>
      <Content components={body} />
    </Page>
  );
}
