/** The base of a preview's comparison, and the report of its changes. */
import {buildCache} from '../../node/build';
import {baseOnHost} from '../../node/merge-base';
import {versionsSince} from '../../node/versions';
import type {Versions} from '../../cms/parse';
import {report, type PageChange} from '../../cms/report';
import {siteDefinition} from '../../site/site-definition';

interface Compared {
  /** The merge base with the production branch. */
  base: string;
  versions: Versions;
  pages: PageChange[];
}

/** Undefined when git fails: that must never stop a preview. */
export const compared = buildCache((): Compared | undefined => {
  const base = baseOnHost();
  if (base === undefined) return undefined;
  try {
    const versions = versionsSince(base);
    return {base, versions, pages: report(siteDefinition, versions)};
  } catch {
    return undefined;
  }
});
