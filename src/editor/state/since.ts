/** Replaces the references in an earlier page by current ones. */
import type {RenderRequest} from '../protocol';
import {encodeRef, decodeRefs, TAG_CHARACTERS} from '../../cms/source-map/stega';

/** The encoded references after a word. */
const ENCODED = new RegExp(`${TAG_CHARACTERS.source}+`, 'gu');

/** @param refNow returns the current reference for an earlier one */
export const placedNow = (request: RenderRequest, refNow: (contentRef: string) => string): RenderRequest =>
  renamed(request, (encoded) => decodeRefs(encoded).map(refNow).map(encodeRef).join('')) as RenderRequest;

function renamed(value: unknown, rename: (encoded: string) => string): unknown {
  if (typeof value === 'string') return value.replace(ENCODED, rename);
  if (Array.isArray(value)) return value.map((entry) => renamed(entry, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, renamed(entry, rename)]));
}
