/** Redirects from `?changes=marked` or `?changes=before` to the matching version of the page. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import preview from '@generated/preview/default/preview.json';
import {BEFORE_PATH, below, HIGHLIGHTED_PATH} from './paths';

const FOLDERS: Record<string, string | undefined> = {marked: HIGHLIGHTED_PATH, before: BEFORE_PATH};

if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const folder = FOLDERS[new URLSearchParams(search).get('changes') ?? ''];
  if (folder !== undefined && preview.changed.includes(pathname)) {
    window.location.replace(below(folder, pathname) + hash);
  }
}
