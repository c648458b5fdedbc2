/** Each page is drawn as the first one, so that nothing takes the focus. */
export default function useIsBrowser(): boolean {
  return false;
}
