import {availableParallelism} from 'node:os';
import {assetNames, changedRoutes, pagesOf, type Routes} from './built-files';
import {compareRoute, type Finding, type Side} from './compare-route';
import {partNames} from './part-names';
import {openBrowser, openWindow, Sitter} from './photograph';
import type {State} from './states';

/** More pages at once than the machine of a workflow has cores would only wait for each other. */
const MOST_LANES = 2;

/** Names that no network knows. */
const HOSTS = {before: 'before.localhost', after: 'after.localhost'};

interface Options {
  before: State;
  after: State;
  /** Takes each finding as it is made, because its pictures are too large to be kept. */
  keep: (finding: Finding) => Promise<void>;
  /** Of the routes that changed, only these. */
  only?: readonly string[];
}

/** Photographs every page of which a byte differs in two built sites. @returns the routes, those alike left out */
export async function compareSites({before, after, keep, only}: Options): Promise<Routes> {
  const routes = changedRoutes(pagesOf(before.build), pagesOf(after.build));
  const queue = routes.changed.filter((route) => only?.includes(route) ?? true);
  const names = partNames([before.project, after.project]);
  const builds = {[HOSTS.before]: before.build, [HOSTS.after]: after.build};
  const now = new Date();
  const lane = async () => {
    const browser = await openBrowser();
    try {
      const window = await openWindow(browser, now, builds);
      const side = async (host: string, {build}: State): Promise<Side> => ({
        sitter: await Sitter.open(window),
        url: `http://${host}`,
        named: assetNames(build),
      });
      const [old, young] = await Promise.all([side(HOSTS.before, before), side(HOSTS.after, after)]);
      for (let route = queue.shift(); route !== undefined; route = queue.shift()) {
        const isRestyled = routes.restyled.includes(route);
        const findings = await compareRoute(route, {before: old, after: young, names, isRestyled});
        for (const finding of findings) await keep(finding);
      }
    } finally {
      await browser.close();
    }
  };
  const lanes = Math.min(MOST_LANES, availableParallelism(), queue.length);
  await Promise.all(Array.from({length: lanes}, lane));
  return routes;
}
