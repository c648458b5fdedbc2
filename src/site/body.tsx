import Link from '@docusaurus/Link';
import Heading from './Heading';

/** What Markdown's own marks become in the body of a page. */
export const body = {
  a: Link,
  h2: (props: object) => <Heading as="h2" {...props} />,
  h3: (props: object) => <Heading as="h3" {...props} />,
  h4: (props: object) => <Heading as="h4" {...props} />,
};
