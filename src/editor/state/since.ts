/** The places of a drawing of before under the names that things have now. */
import type {Drawing} from '../protocol';
import {signed, signedIn, SIGNS} from '../../cms/source-map/stega';

/** All encoded places behind a word. */
const STAMPS = new RegExp(`${SIGNS.source}+`, 'gu');

/** @param placeNow what a place before is called now */
export const placedNow = (drawing: Drawing, placeNow: (contentRef: string) => string): Drawing =>
  renamed(drawing, (stamps) => signedIn(stamps).map(placeNow).map(signed).join('')) as Drawing;

function renamed(value: unknown, rename: (stamps: string) => string): unknown {
  if (typeof value === 'string') return value.replace(STAMPS, rename);
  if (Array.isArray(value)) return value.map((entry) => renamed(entry, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, renamed(entry, rename)]));
}
