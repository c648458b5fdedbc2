/** Metadata of the head are not visible on a page. */
export default function Nothing(): null {
  return null;
}
