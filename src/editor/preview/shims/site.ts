/** The facts of the site chrome, in place of those of the last build: they change while somebody types. */
import type {SiteFacts} from '../../protocol';

const shown: Partial<SiteFacts> = {};
export default shown;

/** Says which facts the parts read from now on. */
export function showFacts(site: SiteFacts): void {
  for (const key of Object.keys(shown)) if (!(key in site)) Reflect.deleteProperty(shown, key);
  Object.assign(shown, site);
}
