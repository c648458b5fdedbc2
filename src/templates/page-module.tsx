import type {ComponentType} from 'react';
import Heading from '../ui/Heading';
import type {PageData} from '../hooks/usePage';

/** The components that replace Markdown's own elements in the body of a page. */
export const body = {
  h2: (props: object) => <Heading as="h2" {...props} />,
  h3: (props: object) => <Heading as="h3" {...props} />,
  h4: (props: object) => <Heading as="h4" {...props} />,
};

/** A compiled page: its body, its data, and an optional block for the banner, as src/plugins/mdx exports them. */
type PageModule = ComponentType<{components: typeof body}> & {page: PageData; BannerPart?: ComponentType};

/**
 * Asserts that a page from Docusaurus has its data.
 * @throws Error when it does not
 */
export function assertPageModule(content: unknown): asserts content is PageModule {
  if (typeof content !== 'function' || !('page' in content)) {
    throw new Error('A page comes without its data; see src/plugins/mdx.');
  }
}
