import {dirname, join} from 'node:path';
import {NamedPicture} from '../cms/parse';
import {lookAtFile} from './picture-facts';

/** The set of flags of all countries, named by their two letters as in ISO 3166: `DE.svg`. */
const folder = () => join(dirname(require.resolve('country-flag-icons/package.json')), '3x2');

/** The path under which a flag is known, beside those of static/. */
const FLAGS = '/flags/';

/** @returns the flag of a country by its two letters. */
export const flagOf = async (code: string): Promise<NamedPicture> =>
  new NamedPicture(`${FLAGS}${code}.svg`, await lookAtFile(join(folder(), `${code}.svg`)), []);

/** @returns the file on disk of a flag; undefined for the path of another picture. */
export const flagFile = (path: string): string | undefined =>
  path.startsWith(FLAGS) ? join(folder(), path.slice(FLAGS.length)) : undefined;
