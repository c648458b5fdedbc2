import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const ASSET = /\/assets\/[\w.~/-]+(#[\w-]+)?/g;
const SCRIPT = /<script [^>]*src="?\/assets\/[^>]*><\/script>/g;
const STYLES = /<link rel="?stylesheet"?[^>]*>/g;
/** What has no address of its own, and the editor, which no visitor opens and whose pages are no Docusaurus pages. */
const NO_PAGES = /^(404|edit|edit\/.*)\.html$/;
const HASH_LENGTH = 12;

const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);

/** The text of a built file with each asset under a name that says what is in it, so that equal assets are called alike. */
export type Named = (text: string) => string;

/**
 * Asset names carry a hash of what the bundler read, which may change though the file does not.
 * @param build the folder of a built site
 */
export function assetNames(build: string): Named {
  const known = new Map<string, string>();
  const named: Named = (text) => text.replace(ASSET, (address) => stableName(address));
  function stableName(address: string): string {
    const name = known.get(address) ?? contentOf(address);
    known.set(address, name);
    return name;
  }
  function contentOf(address: string): string {
    const [file = '', id] = address.split('#');
    const path = join(build, file);
    if (file.endsWith('.js') || !existsSync(path)) return file.replace(/\.\w+(?=\.js$)/, '');
    const bytes = readFileSync(path);
    if (id !== undefined) return `#${id}:${hash(symbol(bytes.toString(), id))}`;
    return hash(file.endsWith('.css') ? named(bytes.toString()) : bytes);
  }
  return named;
}

/** One icon of the file that holds them all. */
const symbol = (svg: string, id: string) => svg.split('<symbol ').find((part) => part.startsWith(`id="${id}"`)) ?? '';

/** @returns each page of a built site by its route, as the bytes of its HTML, styles and pictures, scripts left out */
export function pagesOf(build: string): Map<string, string> {
  const named = assetNames(build);
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).map((file) => file.replaceAll('\\', '/'));
  return new Map(
    files
      .filter((file) => file.endsWith('.html') && !NO_PAGES.test(file))
      .map((file): [string, string] => {
        const route = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
        return [route, named(readFileSync(join(build, file), 'utf8').replace(SCRIPT, ''))];
      })
      .sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
}

/** @returns the file of a built site that a host answers with: `/about` is `about.html`; nothing where there is none */
export function fileAt(build: string, pathname: string): string | undefined {
  const path = decodeURIComponent(pathname);
  return [join(build, path === '/' ? 'index.html' : `${path}.html`), join(build, path)].find(existsSync);
}

/** Which pages are worth a photograph, and which have nothing to be compared with. */
export interface Routes {
  changed: string[];
  /** Those among them of which nothing but a style sheet differs. */
  restyled: string[];
  added: string[];
  removed: string[];
}

/** @returns the routes whose HTML, styles or pictures differ in any byte */
export function changedRoutes(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Routes {
  const both = [...after.keys()].filter((route) => before.has(route));
  const changed = both.filter((route) => before.get(route) !== after.get(route));
  const plain = (html = '') => html.replace(STYLES, '');
  return {
    changed,
    restyled: changed.filter((route) => plain(before.get(route)) === plain(after.get(route))),
    added: [...after.keys()].filter((route) => !before.has(route)),
    removed: [...before.keys()].filter((route) => !after.has(route)),
  };
}
