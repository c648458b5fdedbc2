import {availableParallelism} from 'node:os';
import {serveSite, type SiteServer} from '../host';
import {assetNames, changedRoutes, pagesOf, type Routes} from './built-files';
import {compareRoute, type Finding} from './compare-route';
import {partNames} from './part-names';
import {openBrowser, openWindow, Sitter} from './photograph';
import type {State} from './states';

/** More pages at once than the machine of a workflow has cores would only wait for each other. */
const MOST_LANES = 2;

interface Options {
  before: State;
  after: State;
  /** Two ports that are free. */
  ports: [number, number];
  /** Takes each finding as it is made, because its pictures are too large to be kept. */
  keep: (finding: Finding) => Promise<void>;
  /** Of the routes that changed, only these. */
  only?: readonly string[];
}

/** Photographs every page of which a byte differs in two built sites. @returns the routes, those alike left out */
export async function compareSites({before, after, ports, keep, only}: Options): Promise<Routes> {
  const routes = changedRoutes(pagesOf(before.build), pagesOf(after.build));
  const queue = routes.changed.filter((route) => only?.includes(route) ?? true);
  if (queue.length === 0) return routes;
  const servers: SiteServer[] = [];
  try {
    for (const [index, {build}] of [before, after].entries()) servers.push(await serveSite(ports[index] ?? 0, build));
    const names = partNames([before.project, after.project]);
    const now = new Date();
    const lane = async () => {
      const browser = await openBrowser();
      try {
        const window = await openWindow(browser, now);
        const [old, young] = await Promise.all(
          [before, after].map(async ({build}, index) => ({
            sitter: await Sitter.open(window),
            url: servers[index]?.url ?? '',
            named: assetNames(build),
          })),
        );
        if (!old || !young) return;
        for (let route = queue.shift(); route !== undefined; route = queue.shift()) {
          for (const finding of await compareRoute(route, old, young, names)) await keep(finding);
        }
      } finally {
        await browser.close();
      }
    };
    const lanes = Math.min(MOST_LANES, availableParallelism(), queue.length);
    await Promise.all(Array.from({length: lanes}, lane));
  } finally {
    for (const server of servers) server.stop();
  }
  return routes;
}
