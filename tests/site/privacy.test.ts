import {site} from './listed';
import {expect, fileTest, open, test} from './test';

test('The footer of every page leads to the privacy page, which is not one of its quick links', async ({page}) => {
  await open(page, '/services/trading');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation').getByRole('link')).toHaveText(site.quickLinks.map(({name}) => name));
  await footer.getByRole('link', {name: site.privacy.name}).click();
  await expect(page).toHaveURL('/privacy');
});

for (const path of ['/contact/quote', '/contact/vendor', '/contact/partner']) {
  test(`The form of ${path} leads to the privacy page`, async ({page}) => {
    await open(page, path);
    await page.getByRole('form').getByRole('link').click();
    await expect(page).toHaveURL('/privacy');
  });
}

fileTest(
  'security.txt answers at its canonical address as plain text, with the contact and the last day of pages/_site.yml',
  async ({request}) => {
    const answer = await request.get('/.well-known/security.txt');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/i);
    const fields = Object.fromEntries(
      (await answer.text())
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
    );
    expect(Object.keys(fields)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(fields.Contact).toBe(`mailto:${site.security.email}`);
    expect(fields.Expires).toBe(`${site.security.expires}T23:59:59Z`);
    expect(fields['Preferred-Languages']).toBe('en');
    expect(fields.Canonical).toBe(`${site.url}/.well-known/security.txt`);
  },
);
