import {cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {BUILD_RECORD, buildRecord, type BuildRecord} from '../../content/host/build-record';
import {compress} from './compress';
import {caddyConfig} from './caddy';
import {nginxConfig} from './nginx';
import type {Server} from './server';

const SHORT = 12;

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
 * Lays a built site beside those that were released before, compressed, with the configurations of nginx and Caddy that
 * belong to it. `current` then leads to it. The server goes on serving the old folder with the old headers until it is
 * reloaded, and changes both at once.
 * @param built the folder of the built site
 * @param place the folder of all releases
 * @returns the folder of this release
 */
export async function release(built: string, place: string, server: Omit<Server, 'root'>): Promise<string> {
  const {commit} = assertLive(built);
  const folder = join(place, 'releases', commit.slice(0, SHORT));
  // One commit is always built to the same bytes, so a release that is there already is this one.
  if (!existsSync(folder)) {
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
  const link = join(place, `current.${process.pid}`);
  symlinkSync(folder, link);
  renameSync(link, join(place, 'current'));
  return folder;
}
