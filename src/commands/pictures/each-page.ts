/** Photographs each page that changed. One that looks different fails, so that Playwright's report shows how. */
import {expect, test} from '@playwright/test';
import {compareRoute, type Finding} from './compare-route';
import {FOUND, type DifferingPicture} from './groups';
import {openSide, WIDTHS} from './photograph';
import {givenTask} from './task';
import {findingWords, viewWords, WORDS} from './words';

const {before, after, now, routes} = givenTask();

for (const route of routes.changed) {
  test(route, async ({browser}, info) => {
    const sides = {before: await openSide(browser, before, now), after: await openSide(browser, after, now)};
    const findings: Finding[] = [];
    for (const width of WIDTHS)
      findings.push(...(await compareRoute(route, {...sides, width, isRestyled: routes.restyled.includes(route)})));
    for (const {view, parts, difference} of findings) {
      const found: DifferingPicture = {route, parts, pixels: difference.pixels};
      info.annotations.push({type: FOUND, description: JSON.stringify(found)});
      for (const [state, body] of Object.entries(difference.pictures))
        await info.attach(`${viewWords(view)}-${state}.png`, {body, contentType: 'image/png'});
    }
    expect(findings.map(findingWords), WORDS.title).toEqual([]);
  });
}

for (const route of routes.added) test.skip(`${WORDS.added}: ${route}`, () => undefined);
for (const route of routes.removed) test.skip(`${WORDS.removed}: ${route}`, () => undefined);
