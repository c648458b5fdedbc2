import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Reports the ids that a part gives its entries, so that links may lead to them and a link to one that is gone stops the build. */
export default function useAnchors(ids: string[]): void {
  const {collectAnchor} = useBrokenLinks();
  for (const id of ids) collectAnchor(id);
}
