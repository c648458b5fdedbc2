interface Props {
  /** Why the code of the page did not load. */
  error?: Error | null;
}

/**
 * Shown instead of a page whose code is not there yet, which is never the case: pages open when they have loaded. A
 * failure goes to the error page, in our words and with our contact details.
 */
export default function Loading({error}: Props): null {
  if (error) throw error;
  return null;
}
