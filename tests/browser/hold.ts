import type {Page} from '@playwright/test';

/** Holds back what a page asks for at an address. @returns what lets it come */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let letCome = (): void => undefined;
  const held = new Promise<void>((done) => (letCome = done));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}
