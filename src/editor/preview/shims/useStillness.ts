/** Nothing moves by itself while somebody points at it or watches what is being typed. */
export default function useReducedMotion(): boolean {
  return true;
}
