import type {ComponentProps, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

interface Props extends ComponentProps<'h2'> {
  as: 'h2' | 'h3' | 'h4';
}

/**
 * A heading in the body of a page. It reports its id to Docusaurus, so that a link to a deleted section stops the
 * build.
 */
export default function Heading({as: Level, id, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (id !== undefined) collectAnchor(id);
  return <Level id={id} {...props} />;
}
