import type {ComponentProps, ComponentType} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {PageData} from '../hooks/usePage';

/** A heading reports its id to Docusaurus, so that a link to a deleted section stops the build. */
const heading = (Level: 'h2' | 'h3' | 'h4') =>
  function Heading(props: ComponentProps<'h2'>) {
    const {collectAnchor} = useBrokenLinks();
    if (props.id !== undefined) collectAnchor(props.id);
    return <Level {...props} />;
  };

/** The components that replace Markdown's own elements in the body of a page. */
export const body = {h2: heading('h2'), h3: heading('h3'), h4: heading('h4')};

/** A compiled page: its body, its data, and an optional block for the banner, as src/plugins/mdx exports them. */
type PageModule = ComponentType<{components: typeof body}> & {page: PageData; BannerPart?: ComponentType};

/** @throws Error when a page from Docusaurus lacks its data */
export function assertPageModule(content: unknown): asserts content is PageModule {
  if (typeof content !== 'function' || !('page' in content)) {
    // src/plugins/mdx exports it.
    throw new Error('The page has no data.');
  }
}
