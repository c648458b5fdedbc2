import type {Page} from '@playwright/test';

/** Delays the requests to an address. @returns a function that releases them */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let letCome = (): void => undefined;
  const held = new Promise<void>((done) => (letCome = done));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}
