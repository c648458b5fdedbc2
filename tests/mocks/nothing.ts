/** What the head of a page holds shows nowhere on it. */
export default function Nothing(): null {
  return null;
}
