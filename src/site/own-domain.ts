import {SITE_FILE} from '../cms/values/paths';
import {asGroup} from '../cms/values/values';
import type {Source} from '../cms/definition/site-definition';

/** Rules ask for each value. */
const domains = new WeakMap<readonly Source[], {domain?: string}>();

/** @returns the domain of the site according to pages/_site.yml */
export function ownDomain(sources: readonly Source[]): string | undefined {
  const found = domains.get(sources) ?? {domain: readDomain(sources)};
  domains.set(sources, found);
  return found.domain;
}

function readDomain(sources: readonly Source[]): string | undefined {
  const {url} = asGroup(sources.find(({file}) => file === SITE_FILE)?.parsed?.data);
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : undefined;
}
