import type {ComponentProps, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

interface Props extends ComponentProps<'h2'> {
  as: 'h2' | 'h3' | 'h4';
}

/** A heading of a page's body; its id is reported, so that a link to a section that is gone stops the build. */
export default function Heading({as: Level, id, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (id !== undefined) collectAnchor(id);
  return <Level id={id} {...props} />;
}
