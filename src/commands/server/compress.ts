import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const TEXT = /\.(html|css|js|json|xml|txt|svg|webmanifest)$/;
/** Below it a packet carries the file as it is. */
const LEAST_BYTES = 1000;
const GZIP = {level: constants.Z_BEST_COMPRESSION};

/**
 * Lays a `.br` and a `.gz` beside each text of a site, so that the server compresses nothing while visitors wait.
 * @returns how many files were compressed
 */
export async function compress(folder: string): Promise<number> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => TEXT.test(file))
    .map((file) => join(folder, file))
    .filter((file) => readFileSync(file).length >= LEAST_BYTES);
  for (const file of files) {
    const bytes = readFileSync(file);
    const params = {[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length};
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, {params}));
    writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, GZIP));
  }
  return files.length;
}
