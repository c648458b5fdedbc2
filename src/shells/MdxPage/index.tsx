import type {ReactNode} from 'react';
import type {Props} from '@theme/MDXPage';
import {body, type PageModule} from '../body';
import Page from '../Page';

/** A page of pages/ outside the services. */
export default function MdxPage({content}: Props): ReactNode {
  const Content = content as unknown as PageModule;
  const {page, BannerPart} = Content;
  return (
    <Page page={page} inBanner={BannerPart && <BannerPart />}>
      <Content components={body} />
    </Page>
  );
}
