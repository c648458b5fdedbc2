/** The base of a preview's comparison, which is the merge base with the production branch, and the report. */
import {buildCache} from '../../node/build';
import {mergeBaseOnHost, versionsSince} from '../../node/versions';
import {report} from '../../cms/report';
import {siteDefinition} from '../../site/site-definition';

/** Undefined when git fails: that must never stop a preview. */
export const comparison = buildCache(() => {
  const base = mergeBaseOnHost();
  if (base === undefined) return undefined;
  try {
    const versions = versionsSince(base);
    return {base, versions, pages: report(siteDefinition, versions)};
  } catch {
    return undefined;
  }
});
