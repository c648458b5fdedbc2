import {closestMatch} from '../values/closest-match';

/** @returns whether a tag is HTML, and not a block of the site or the misspelt name of one */
export const isHtml = (name: string, blocks: readonly string[]): boolean =>
  /^[a-z]|^$/.test(name) && !blocks.includes(name) && closestMatch(name, blocks)?.toLowerCase() !== name.toLowerCase();
