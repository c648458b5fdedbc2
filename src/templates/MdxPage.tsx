import type {Props} from '@theme/MDXPage';
import {assertPageModule, body} from './page-module';
import Page from './Page';

/** Any page of pages/ that is not a service page. */
export default function MdxPage({content: Content}: Props) {
  assertPageModule(Content);
  const {page, BannerPart} = Content;
  return (
    <Page page={page} inBanner={BannerPart && <BannerPart />}>
      <Content components={body} />
    </Page>
  );
}
