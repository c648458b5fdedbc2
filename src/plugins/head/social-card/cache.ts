import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {cacheFolder} from '../../../node/cache-folder';
import {writeWhole, hashOf} from '../../../node/disk';

/** A picture, and the hash of everything that it depends on. */
interface Drawn {
  hash: string;
  bytes: Buffer;
}

/**
 * Keeps social cards between builds, and draws one again when its text or the drawing code changes.
 * @returns a function that returns the picture for some text from the cache, or draws it
 */
export function socialCardCache(): (from: unknown[], draw: () => Promise<Buffer>) => Promise<Drawn> {
  const folder = join(cacheFolder(), 'drawn');
  const recipe = readdirSync(__dirname).map((file) => hashOf(readFileSync(join(__dirname, file))));
  return async (from, draw) => {
    const hash = hashOf(JSON.stringify([recipe, from]));
    const file = join(folder, `${hash}.png`);
    if (!existsSync(file)) writeWhole(file, await draw());
    return {hash, bytes: readFileSync(file)};
  };
}
