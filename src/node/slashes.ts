import nodePath, {type PlatformPath} from 'node:path';

/**
 * @param path as the system writes it
 * @param platform how paths are written on that system
 * @returns the same path with slashes, as pages and addresses write it. A backslash in the name of a file, which only
 * Windows forbids, stays one.
 */
export const withSlashes = (path: string, platform: Pick<PlatformPath, 'sep'> = nodePath): string =>
  path.split(platform.sep).join('/');
