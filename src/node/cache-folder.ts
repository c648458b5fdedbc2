import {mkdtempSync} from 'node:fs';
import {homedir, tmpdir} from 'node:os';
import {isAbsolute, join} from 'node:path';
import {isHost, trustsCaches} from './deployment';

const SITE = 'energy-services-site';

/** The folder of a build that believes no other. */
let ofThisBuild: string | undefined;

/**
 * The folder of pictures that were encoded or drawn once. A host keeps node_modules/.cache from build to build and
 * nothing else, and what it publishes is made again; elsewhere all clones on a machine share the user's cache folder,
 * which `npm ci` does not empty.
 * @param env the environment; its PICTURE_CACHE names another folder
 */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env, platform = process.platform): string {
  if (env.PICTURE_CACHE) return env.PICTURE_CACHE;
  if (!trustsCaches(env)) return (ofThisBuild ??= mkdtempSync(join(tmpdir(), `${SITE}-`)));
  if (isHost(env)) return join(process.cwd(), 'node_modules', '.cache');
  return join(userCache(env, platform), SITE);
}

/** Windows and macOS have a folder for it; elsewhere the XDG Base Directory Specification names one. */
function userCache({LOCALAPPDATA, XDG_CACHE_HOME}: NodeJS.ProcessEnv, platform: NodeJS.Platform): string {
  if (platform === 'win32') return LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Caches');
  // The specification says that a relative path is to be ignored.
  return XDG_CACHE_HOME && isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : join(homedir(), '.cache');
}
