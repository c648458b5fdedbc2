import {mkdtempSync} from 'node:fs';
import {homedir, tmpdir} from 'node:os';
import {isAbsolute, join} from 'node:path';
import {isHost, trustsCaches} from './deployment';

const SITE = 'energy-services-site';

/** The temporary cache of a build that must not trust earlier builds. */
let ofThisBuild: string | undefined;

/**
 * The cache of encoded and rendered pictures. A host keeps only node_modules/.cache between builds, and a production
 * build there trusts no cache. Elsewhere all clones share the user's cache folder, which `npm ci` does not empty.
 * @param env the environment; PICTURE_CACHE sets another folder
 */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env, platform = process.platform): string {
  if (env.PICTURE_CACHE) return env.PICTURE_CACHE;
  if (!trustsCaches(env)) return (ofThisBuild ??= mkdtempSync(join(tmpdir(), `${SITE}-`)));
  if (isHost(env)) return join(process.cwd(), 'node_modules', '.cache');
  return join(userCache(env, platform), SITE);
}

/** Windows and macOS define this folder; elsewhere the XDG Base Directory Specification does. */
function userCache({LOCALAPPDATA, XDG_CACHE_HOME}: NodeJS.ProcessEnv, platform: NodeJS.Platform): string {
  if (platform === 'win32') return LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Caches');
  // The specification says to ignore relative paths.
  return XDG_CACHE_HOME && isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : join(homedir(), '.cache');
}
