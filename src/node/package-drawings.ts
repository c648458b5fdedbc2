import {readdirSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {NamedPicture} from '../cms/parse';
import {lookAtFile} from './picture-facts';

/** @returns the folder of the Tabler line icons. */
export function iconFolder(): string {
  return dirname(require.resolve('@tabler/icons/outline/home.svg'));
}

/** The names of all Tabler line icons. The field `icon` accepts them. */
export const ICON_NAMES: ReadonlySet<string> = new Set(
  readdirSync(iconFolder()).map((file) => file.replace(/\.svg$/, '')),
);

/** The folder of the flags of all countries, named by their ISO 3166 code: `DE.svg`. */
const folder = () => join(dirname(require.resolve('country-flag-icons/package.json')), '3x2');

/** The prefix of the paths of flags, like the paths of pictures in static/. */
const FLAGS = '/flags/';

/** @returns the flag of a country by its two-letter code. */
export const flagOf = async (code: string): Promise<NamedPicture> =>
  new NamedPicture(`${FLAGS}${code}.svg`, await lookAtFile(join(folder(), `${code}.svg`)), []);

/** @returns the file of a flag on disk; undefined for other pictures. */
export const flagFile = (path: string): string | undefined =>
  path.startsWith(FLAGS) ? join(folder(), path.slice(FLAGS.length)) : undefined;
