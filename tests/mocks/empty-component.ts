/** Metadata of the head are not visible on a page. */
export default function EmptyComponent(): null {
  return null;
}
