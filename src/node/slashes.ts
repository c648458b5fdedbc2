import nodePath, {type PlatformPath} from 'node:path';

/**
 * @param path in the form of the operating system
 * @param platform the path module of that system
 * @returns the path with slashes, as in pages and addresses. A backslash in the name of a file, which only Windows
 * forbids, stays.
 */
export const withSlashes = (path: string, platform: Pick<PlatformPath, 'sep'> = nodePath): string =>
  path.split(platform.sep).join('/');
