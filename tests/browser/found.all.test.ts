import type {Page} from '@playwright/test';
import {VISITED} from './routes';
import {expect, open, test} from './test';

/** The elements that the search ignores (src/plugins/search), and those that it does not link to. */
const UNREAD = 'nav, form, [aria-hidden="true"], [role="status"], [data-search-ignore]';
const WORD = /[a-z]{6,}/g;

test.use({contextOptions: {reducedMotion: 'reduce'}});

/** Returns the longest word of each listed page that no other listed page has. */
async function ownWords(page: Page): Promise<(readonly [route: string, word: string])[]> {
  const texts = await page.evaluate(
    async ([routes, unread]) => {
      const read = routes.map(async (route) => {
        const answer = await fetch(route);
        const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
        if (page.querySelector('meta[name="robots"][content*="noindex"]')) return [];
        page.querySelectorAll(`main :is(${unread})`).forEach((element) => element.remove());
        const words = [...page.querySelectorAll('main *')].flatMap(({childNodes}) =>
          [...childNodes].filter(({nodeType}) => nodeType === Node.TEXT_NODE).map(({textContent}) => textContent),
        );
        return [[route, words.join(' ').toLowerCase()] as const];
      });
      return (await Promise.all(read)).flat();
    },
    [VISITED, UNREAD] as const,
  );
  const words = texts.map(([route, text]) => [route, new Set(text.match(WORD))] as const);
  return words.flatMap(([route, own]) => {
    const others = words.filter(([other]) => other !== route);
    const alone = [...own].filter((word) => !others.some(([, all]) => all.has(word)));
    const [longest] = alone.sort((a, b) => b.length - a.length);
    return longest === undefined ? [] : [[route, longest] as const];
  });
}

test('The search finds each page by a word that no other page has', async ({page}) => {
  await open(page, '/search');
  const words = await ownWords(page);
  expect(words.length).toBeGreaterThan(VISITED.length / 2);
  const field = page.getByRole('main').getByRole('searchbox');
  for (const [route, word] of words) {
    await field.fill(word);
    await field.press('Enter');
    await expect(page).toHaveURL(`/search?q=${word}`);
    const links = page.getByRole('main').getByRole('article').locator(`a[href="${route}"], a[href^="${route}#"]`);
    await expect(
      links.first(),
      `${route}: The search does not find it by "${word}". Show this to a developer.`,
    ).toBeVisible();
  }
});
