/** Each page renders as if it were the first one, so that nothing takes the focus. */
export default function useIsBrowser(): boolean {
  return false;
}
