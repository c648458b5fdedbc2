/** Redirects from `?changes=marked` or `?changes=before` to the matching version of the page. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import preview from '@generated/preview/default/preview.json';
import {BEFORE_PATH, pathBelow, HIGHLIGHTED_PATH} from './paths';

const STATE_PATHS: Record<string, string | undefined> = {marked: HIGHLIGHTED_PATH, before: BEFORE_PATH};

if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const folder = STATE_PATHS[new URLSearchParams(search).get('changes') ?? ''];
  if (folder !== undefined && preview.changed.includes(pathname)) {
    window.location.replace(pathBelow(folder, pathname) + hash);
  }
}
