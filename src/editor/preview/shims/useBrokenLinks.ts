const links = {collectAnchor: () => undefined};

/** Does nothing, because the check has verified all links. */
export default function useBrokenLinks(): typeof links {
  return links;
}
