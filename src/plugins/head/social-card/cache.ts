import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {cacheFolder} from '../../../node/cache-folder';
import {hashOf} from '../../hash';
import {writeWhole} from '../../output/write';

/** A picture made at build, and the hash of all that it was made from. */
interface Drawn {
  hash: string;
  bytes: Buffer;
}

/**
 * Keeps drawn pictures between builds; what was not drawn since its source or the drawing itself changed is drawn again.
 * @returns a function that gives the picture made `from` some words, drawing it if the cache does not hold it
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
