import {onceInBuild} from '../../content/host/build';
import {baseOnHost} from '../../content/host/merge-base';
import {versionsSince} from '../../content/host/versions';
import type {Versions} from '../../content/pair/pages';

/** The pages as they were where the work left the production branch, and as they are; nothing where git cannot tell. */
export const compared = onceInBuild((): {base: string; versions: Versions} | undefined => {
  const base = baseOnHost();
  if (base === undefined) return undefined;
  try {
    return {base, versions: versionsSince(base)};
  } catch {
    return undefined;
  }
});
