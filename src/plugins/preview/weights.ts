/** What a page weighs at most on a phone that opens it for the first time and reads it to its end. */
import {brotliCompressSync} from 'node:zlib';
import type {Site} from '../../content/kinds';
import {periodOf} from '../../shared/days';
import {fillPlaces} from '../../shared/fill-places';
import {attribute, elementsIn, type BuiltPage, type Element} from '../output/page';
import {AT} from '../../review/stamp/place';

/** The phone of which the weights are told; its screen has two pixels for each of CSS. */
const PHONE_PIXELS = 390 * 2;
const PER_CENT = 100;
const KB = 1000;
const GB = 1_000_000_000;
/** From here on a tenth of a kilobyte says nothing. */
const WHOLE_KB = 10;

/** What only a preview writes into its pages. */
const PLACES = new RegExp(` ${AT}=(?:"[^"]*"|[^ >]*)`, 'g');
const RIBBON = 'data-ribbon';

const headLength = (html: string): number => html.indexOf('<body');

/** @returns bytes of the head of a page as the host compresses it. */
export function weighHead(page: BuiltPage): number {
  const html = page.finished();
  return compressed(html.slice(0, headLength(html)));
}

/**
 * @param page as it was built for the preview
 * @param words what its scripts say, as text
 * @param sizeOf gives the bytes of the file at an address
 * @returns bytes of all that the page loads but its code, its font and its head: the document and the words as the host
 * compresses them, the icons, and each picture in the size that a phone takes
 */
export function weighContents(page: BuiltPage, words: string, sizeOf: (address: string) => number): number {
  const ribbon = page.elements('aside').find((one) => attribute(one, RIBBON) !== undefined);
  const whole = page.finished();
  const html = whole.slice(headLength(whole));
  const published = (ribbon ? html.replace(page.textOf(ribbon), '') : html).replace(PLACES, '');
  const files = new Set(page.elements('use').flatMap(iconsOf));
  for (const address of picturesOf(page)) files.add(address);
  return [...files].reduce((sum, address) => sum + sizeOf(address), compressed(published) + compressed(words));
}

/** @returns bytes of a text as the host sends it. */
export const compressed = (text: Uint8Array | string): number => brotliCompressSync(text).length;

const iconsOf = (use: Element): string[] => (attribute(use, 'href') ?? '').split('#').slice(0, 1);

function picturesOf(page: BuiltPage): string[] {
  const pictures = page.elements('picture');
  const framed = new Set(pictures.flatMap((picture) => elementsIn(picture)));
  const plain = page.elements('img').filter((image) => !framed.has(image));
  return [...pictures.map(onPhone), ...plain.map((image) => attribute(image, 'src') ?? '')].filter(isOwn);
}

const isOwn = (address: string) => address.startsWith('/');

/** Every breakpoint lies above the width of a phone: what asks for a least width is for others. */
const isForPhones = (condition = '') => !condition.startsWith('(min-width');

function onPhone(picture: Element): string {
  const best = elementsIn(picture).find(
    (one) => attribute(one, 'srcset') !== undefined && isForPhones(attribute(one, 'media')),
  );
  if (!best) return '';
  const share = (attribute(best, 'sizes') ?? '').split(', ').find(isForPhones) ?? '';
  const wanted = ((Number.parseFloat(share) || PER_CENT) / PER_CENT) * PHONE_PIXELS;
  const versions = (attribute(best, 'srcset') ?? '').split(', ').map((version) => {
    const [address = '', width = ''] = version.split(' ');
    return {address, width: Number.parseInt(width, 10)};
  });
  return (versions.find(({width}) => width >= wanted) ?? versions.at(-1))?.address ?? '';
}

/**
 * @param now bytes
 * @param before bytes; nothing for a page that is new
 * @returns one line for those who review the change: `298 kB, +4 kB (₦0.14)`
 */
export function weightLine(
  {preview: words, dataPrice}: Pick<Site, 'preview' | 'dataPrice'>,
  now: number,
  before: number | undefined,
): string {
  const change = before === undefined ? undefined : changeOf(now - before);
  const size = fillPlaces(words.weight, {size: Math.round(now / KB)});
  const line = change === undefined ? size : fillPlaces(words.weightChange, {size, change});
  return dataPrice
    ? fillPlaces(words.weightCost, {weight: line, cost: ((now * dataPrice.nairaPerGigabyte) / GB).toFixed(2)})
    : line;
}

/** @returns of what the weights are, and the price by which they are told as money. */
export function weightBasis({preview: words, dataPrice}: Pick<Site, 'preview' | 'dataPrice'>): string {
  if (!dataPrice) return words.weightBasis;
  const {nairaPerGigabyte: price, source, asOf} = dataPrice;
  return `${words.weightBasis} ${fillPlaces(words.weightPrice, {price, source, month: periodOf({to: asOf}) ?? asOf})}`;
}

/** @returns the change in kilobytes with its sign, `+4` or `−0.3`; nothing for less than a tenth */
function changeOf(bytes: number): string | undefined {
  const size = Math.abs(bytes) / KB;
  const shown = Number(size.toFixed(size < WHOLE_KB ? 1 : 0));
  if (shown === 0) return undefined;
  return `${bytes < 0 ? '−' : '+'}${shown}`;
}
