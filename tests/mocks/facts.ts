/** The facts of the frame of the page that is drawn next: other ones for each state of the site. */
const facts: Record<string, unknown> = {};
export default facts;

/** Says which facts the parts read from now on. */
export function showFacts(wanted: object): void {
  for (const key of Object.keys(facts)) Reflect.deleteProperty(facts, key);
  Object.assign(facts, wanted);
}
