/**
 * Stands in place of the facts of the frame in a preview: those of now, or those of before on the pages of before. The
 * server renders a page in one synchronous call, so the facts are switched before each page.
 */
import now from '@generated/preview/default/now/site.json';
import before from '@generated/preview/default/before/site.json';

const shown = {...now};
export default shown;

/** Says which facts the parts read from now on. */
export function showFacts(areBefore: boolean): void {
  const wanted: Partial<typeof now> = areBefore ? before : now;
  for (const key of Object.keys(shown)) if (!(key in wanted)) Reflect.deleteProperty(shown, key);
  Object.assign(shown, wanted);
}
