import {chromium} from '@playwright/test';
import {findBrowser} from '../../../src/commands/browser';
import {changedRoutes, pagesOf} from '../../../src/commands/pictures/built-files';
import {compareRoute, type Finding} from '../../../src/commands/pictures/compare-route';
import {openSide, STEADY, WIDTHS} from '../../../src/commands/pictures/photograph';

/** What is told of one picture. */
export type Told = Pick<Finding, 'view' | 'parts'>;

/** @returns what looks different between two built sites on some pages, without its pictures */
export async function looks(before: string, after: string, only: readonly string[]): Promise<Told[]> {
  const {changed, restyled} = changedRoutes(pagesOf(before), pagesOf(after));
  const told: Told[] = [];
  const browser = await chromium.launch({executablePath: findBrowser(), args: STEADY});
  try {
    const now = new Date().toISOString();
    const sides = {before: await openSide(browser, before, now), after: await openSide(browser, after, now)};
    for (const route of changed.filter((one) => only.includes(one))) {
      for (const width of WIDTHS) {
        const findings = await compareRoute(route, {...sides, width, isRestyled: restyled.includes(route)});
        told.push(...findings.map(({view, parts}) => ({view, parts})));
      }
    }
  } finally {
    await browser.close();
  }
  return told;
}

/** @returns the names of the parts that are told, each once */
export const partsTold = (told: readonly Told[]): string[] => [
  ...new Set(told.flatMap(({parts}) => parts.map(({name}) => name))),
];
