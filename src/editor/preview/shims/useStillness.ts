/** Nothing moves by itself while somebody points at it or watches what is being typed. */
export default function useStillness(): boolean {
  return true;
}
