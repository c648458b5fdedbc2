import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  type Dirent,
} from 'node:fs';
import {join, relative} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {entriesBelow} from '../../node/entries-below';
import {BUILD_RECORD, buildRecord, sha256Of, type BuildRecord} from '../../node/build-record';
import {withSlashes} from '../../node/slashes';
import {compress} from './compress';
import {caddyConfig} from './caddy';
import {nginxConfig} from './nginx';
import type {Server} from './server';

const SHORT = 12;
/** So many releases stay to go back to; each night makes one. */
const KEPT = 30;

/**
 * @param folder a built site
 * @returns what it says of itself
 * @throws Error when it is not for visitors, or when nobody could build it again
 */
export function assertLive(folder: string): BuildRecord {
  const file = join(folder, BUILD_RECORD);
  const {data: record} = buildRecord.safeParse(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
  if (!record)
    throw new Error('There is no built site, or it was not built from a commit: DEPLOYMENT=production npm run build');
  if (record.kind !== 'production')
    throw new Error(
      `This build is a ${record.kind} one: its forms reach nobody. Build it for visitors: DEPLOYMENT=production npm run build`,
    );
  if (!record.clean) throw new Error('This build holds changes that are in no commit. Commit them and build again.');
  return record;
}

/**
 * @param folder a built site, which may hold compressed texts beside its own
 * @param record what the build says of itself
 * @throws Error that names every file that is not as it was built: altered, added, missing, or a link to another place
 */
function assertAsBuilt(folder: string, {files}: BuildRecord): void {
  const entries = entriesBelow(folder).filter((entry) => !entry.isDirectory());
  // The record names no hash of itself, and lies there compressed as well.
  const hashes: Record<string, string> = {...files, [BUILD_RECORD]: sha256Of(readFileSync(join(folder, BUILD_RECORD)))};
  const address = (entry: Dirent) => `/${withSlashes(relative(folder, join(entry.parentPath, entry.name)))}`;
  const isAsBuilt = (entry: Dirent) => {
    const name = address(entry);
    if (!entry.isFile() || name === BUILD_RECORD) return entry.isFile();
    const bytes = readFileSync(join(folder, name));
    const [ending = ''] = name in files ? [] : (/\.(?:br|gz)$/.exec(name) ?? []);
    const original = ending === '' ? bytes : unpacked(bytes, ending);
    return original !== undefined && hashes[name.slice(0, name.length - ending.length)] === sha256Of(original);
  };
  const names = new Set(entries.map(address));
  const missing = Object.keys(files).filter((name) => !names.has(name));
  const other = [...entries.filter((entry) => !isAsBuilt(entry)).map(address), ...missing].sort();
  if (other.length > 0) throw new Error(`${folder} is not as it was built: ${other.join(', ')}.`);
}

function unpacked(bytes: Buffer, ending: string): Buffer | undefined {
  try {
    return ending === '.br' ? brotliDecompressSync(bytes) : gunzipSync(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Lays a built site beside those that were released before, compressed, with the configurations of nginx and Caddy that
 * belong to it. `current` then leads to it. The server goes on serving the old folder with the old headers until it is
 * reloaded, and changes both at once. Of the releases before, the newest stay.
 * @param built the folder of the built site
 * @param place the folder of all releases
 * @returns the folder of this release
 * @throws Error when the build, or the release that is there already, is not as it was built
 */
export async function release(built: string, place: string, server: Omit<Server, 'root'>): Promise<string> {
  const record = assertLive(built);
  assertAsBuilt(built, record);
  const folder = join(place, 'releases', releaseName(record));
  if (existsSync(folder)) assertAsBuilt(join(folder, 'site'), record);
  else {
    const unfinished = `${folder}.unfinished`;
    rmSync(unfinished, {recursive: true, force: true});
    mkdirSync(unfinished, {recursive: true});
    cpSync(built, join(unfinished, 'site'), {recursive: true});
    await compress(join(unfinished, 'site'));
    renameSync(unfinished, folder);
  }
  const here = {...server, root: join(folder, 'site')};
  writeFileSync(join(folder, 'nginx.conf'), nginxConfig(built, here));
  writeFileSync(join(folder, 'Caddyfile'), caddyConfig(built, here));
  const current = join(place, 'current');
  const served = existsSync(current) ? [realpathSync(current)] : [];
  const link = join(place, `current.${process.pid}`);
  symlinkSync(folder, link);
  renameSync(link, current);
  removeOld(join(place, 'releases'), [...served, realpathSync(folder)]);
  return folder;
}

/** @param served the true places of releases that stay however old they are */
function removeOld(releases: string, served: readonly string[]): void {
  const place = realpathSync(releases);
  const old = readdirSync(place, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => join(place, name))
    .filter((folder) => !served.includes(folder))
    .map((folder) => ({folder, made: statSync(folder).mtimeMs}))
    .sort((one, other) => other.made - one.made);
  for (const {folder} of old.slice(KEPT)) rmSync(folder, {recursive: true});
}

/**
 * By the commit and by what was made of it: the same commit on another day is another site, because openings close and
 * papers expire.
 */
const releaseName = ({commit, files}: BuildRecord): string =>
  `${commit.slice(0, SHORT)}-${sha256Of(Buffer.from(JSON.stringify(files))).slice(0, SHORT)}`;
