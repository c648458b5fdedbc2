import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {rspack} from '@rspack/core';

const SHAPES = 'layout';
const ROOMS = ['components', SHAPES, 'shells', 'theme'];
const SHEET = 'styles.module.css';
const HASH_LENGTH = 4;
/** The size of the number that is hashed with each try. */
const SALT_BYTES = 4;

export interface NamedPart {
  name: string;
  /** Whether it is one of the shapes that other parts are made of. */
  isShape: boolean;
}

/** Says which part a class of a built page belongs to (`button_DolX`: Button), or nothing of a class of all parts. */
export type PartNames = (className: string) => NamedPart | undefined;

/**
 * A built class ends in a hash of the file that it comes from, so the file is the one that gives the same hash.
 * @param projects folders of the project, in each state that is compared
 */
export function partNames(projects: string[]): PartNames {
  const folders = new Set(projects.flatMap((project) => ROOMS.flatMap((room) => foldersOf(project, room))));
  const known = new Map<string, NamedPart | undefined>();
  return (className) => {
    if (!known.has(className)) {
      const local = className.slice(0, -HASH_LENGTH - 1);
      const folder = [...folders].find((one) => classIn(`${one}/${SHEET}`, local) === className);
      const [, room, ...name] = folder?.split('/') ?? [];
      known.set(className, folder === undefined ? undefined : {name: name.join('/'), isShape: room === SHAPES});
    }
    return known.get(className);
  };
}

function foldersOf(project: string, room: string): string[] {
  const start = join(project, 'src', room);
  if (!existsSync(start)) return [];
  return readdirSync(start, {recursive: true, encoding: 'utf8'})
    .map((file) => `src/${room}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith(`/${SHEET}`))
    .map((file) => file.slice(0, -SHEET.length - 1));
}

/** As css-loader writes it (src/utils.js, defaultGetLocalIdent) for Docusaurus's `[local]_[contenthash:base64:4]`. */
function classIn(file: string, local: string): string {
  let digest = '';
  for (let tier = 0; digest.length < HASH_LENGTH; tier += 1) {
    const salt = Buffer.alloc(SALT_BYTES);
    salt.writeUInt32LE(tier);
    const hash = rspack.util
      .createHash('xxhash64')
      .update(salt)
      .update(Buffer.from(`${file}\0${local}`));
    digest += hash.digest('base64');
    digest = digest
      .replace(/^\d+/, '')
      .replaceAll('/', '_')
      .replace(/[^A-Za-z0-9_]+/g, '')
      .slice(0, HASH_LENGTH);
  }
  return `${local}_${digest}`;
}
