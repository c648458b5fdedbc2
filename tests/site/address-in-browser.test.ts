import {webAddressFlaw} from '../../src/content/base/web-address';
import {bringInto} from './in-browser/bundle';
import {expect, test} from './test';

declare global {
  interface Window {
    theAddresses: {webAddressFlaw: typeof webAddressFlaw};
  }
}

/**
 * What engines read differently, or did at some time: coded names, letters that are made to others, numbers, signs.
 * Nothing that is written from right to left: Node before 26 does not look at the order of such letters.
 */
const LABELS = [
  ...['forms', 'a--b', '-a', 'a-', '', '_a', '0x7f', '2130706433', '%61', 'a'.repeat(64)],
  ...['xn--', 'xn--a', 'xn--a-0', 'xn--a-', 'XN--A', 'xn--0', 'xn--mnchen-3ya', 'xn--80ak6aa92e', 'xn--forms-'],
  ...['ü', 'ß', 'İ', 'ａ', '１', '。', '\u200d', '\u00ad', '𝐚'],
];
const HOSTS = LABELS.flatMap((first) =>
  LABELS.flatMap((second) => [`${first}.${second}`, `${first}.${second}.example`]),
);
const ADDRESSES = HOSTS.map((host) => `https://${host}/`);

test('An address of another site, written from left to right, is judged in a browser as in Node', async ({page}) => {
  await bringInto(page, 'src/content/base/web-address.ts', 'theAddresses');
  const judged = await page.evaluate(
    (addresses) => addresses.map((address) => `${address}: ${window.theAddresses.webAddressFlaw(address) ?? 'right'}`),
    ADDRESSES,
  );
  expect(judged).toEqual(ADDRESSES.map((address) => `${address}: ${webAddressFlaw(address) ?? 'right'}`));
  expect(judged.some((sentence) => sentence.endsWith(': right'))).toBe(true);
});
