import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isMissing} from '../../node/is-missing';

/** @returns the address of a page's file: with `trailingSlash: false` it has the page's own name. */
export const htmlFile = (address: string) => (address === '/' ? '/index.html' : `${address}.html`);

/** @returns the HTML of a page as Docusaurus built it. @throws Error when it did not, or when it cannot be read */
export function readPage(outDir: string, path: string): string {
  try {
    return readFileSync(join(outDir, htmlFile(path)), 'utf8');
  } catch (error) {
    if (isMissing(error)) throw new Error(`The page ${path} was not built: there is no ${htmlFile(path)}.`);
    throw new Error(`The page ${path} was built, but ${htmlFile(path)} cannot be read.`, {cause: error});
  }
}
