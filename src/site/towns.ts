/** The fields with towns: of offices and of openings. */
import type {Path} from '../cms/values/values';
import type {Source} from '../cms/definition/site-definition';

export const isTown = ({kind}: Source, path: Path): boolean =>
  path.at(-1) === 'town' || (kind?.name === 'opening' && path[0] === 'location');

/** @returns a town without the characters in which its spellings differ */
export const townKey = (town: string): string => town.toLowerCase().replace(/[^\p{L}]/gu, '');
