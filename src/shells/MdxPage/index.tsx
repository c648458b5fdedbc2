import type {ReactNode} from 'react';
import type {Props} from '@theme/MDXPage';
import {body, pageModule} from '../page-module';
import Page from '../Page';

/** A page of pages/ outside the services. */
export default function MdxPage({content}: Props): ReactNode {
  const Content = pageModule(content);
  const {page, BannerPart} = Content;
  return (
    <Page page={page} inBanner={BannerPart && <BannerPart />}>
      <Content components={body} />
    </Page>
  );
}
