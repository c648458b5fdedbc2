import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Reports the ids of a block's entries to Docusaurus, so that a link to a deleted entry stops the build. */
export default function useAnchors(ids: string[]): void {
  const {collectAnchor} = useBrokenLinks();
  for (const id of ids) collectAnchor(id);
}
