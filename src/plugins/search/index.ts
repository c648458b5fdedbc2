import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {gunzipSync} from 'node:zlib';
import {experiments} from '@rspack/core';
import type {Output} from '../output/output';
import type {BuiltPage} from '../output/page';
import {typeOf, type Handler} from '../handler';
import type {DescribedPage} from '../metadata/pages';
import {searchableHtml} from './searchable';

/** The folder of the index in the built site, and its address. */
const FOLDER = 'pagefind';
/** What inside `main` is not the page's own text. */
const IGNORED = ['nav', 'form', '[aria-hidden="true"]', '[role="status"]'];
/** What the search page fetches; the rest of Pagefind's files are its own interface and other languages. */
const SHIPPED = /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|.*\.pf_(meta|index|fragment))$/;
/** Occurrences of words in one file of the index. By default a small site would be a single file. */
const CHUNK_SIZE = 1000;
const WORD = /\p{L}{4,}/gu;
/** Pagefind begins every unpacked file with this mark. */
const SIGNATURE = 'pagefind_dcd';
/** By its path, because the loader of Docusaurus's configuration does not find packages of ES modules by their name. */
const PAGEFIND = join('node_modules', 'pagefind', 'lib', 'index.js');

/** The address of a page and what is read of it. */
interface IndexedPage {
  url: string;
  html: string;
}

/** A file of the index. */
interface IndexFile {
  /** From the folder of the index. */
  path: string;
  content: Uint8Array | string;
}

/**
 * Writes the search index of all pages but unlisted ones; the browser fetches the few parts of it that a search needs.
 * Results link to headings with an id, and to entries of lists: an `li`, `article` or `section` with an id and an h3.
 * @throws Error when a page has nothing to index, or the indexer cannot read it
 */
export async function writeIndex(pages: BuiltPage[], described: DescribedPage[], output: Output): Promise<void> {
  const built = new Map(pages.map((page) => [page.path, page]));
  const listed = described
    .filter(({unlisted}) => !unlisted)
    .map(({path, title}) => ({url: path, html: searchableHtml(path, title, built.get(path)?.elements('main')[0])}));
  for (const {path, content} of await buildIndex(listed)) output.write(`/${FOLDER}/${path}`, content);
}

/**
 * @param pages what to index: the text of `main`, without menus, forms and what is hidden from screen readers
 * @returns the files of the index (https://pagefind.app/docs/node-api/), with words.json: all words of the pages
 * @throws Error with the sentence of the indexer when it cannot read a page
 */
async function buildIndex(pages: IndexedPage[]): Promise<IndexFile[]> {
  process.env.PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE = String(CHUNK_SIZE);
  const {close, createIndex} = (await import(resolve(PAGEFIND))) as typeof import('pagefind');
  try {
    const created = await createIndex({rootSelector: 'main', excludeSelectors: IGNORED, forceLanguage: 'en'});
    const {index} = created;
    if (!index) throw new Error(created.errors.join('\n'));
    for (const {url, html} of pages) {
      const {errors} = await index.addHTMLFile({url, content: html});
      if (errors.length > 0) throw new Error(`The search index cannot read ${url}: ${errors.join('\n')}`);
    }
    const {files, errors} = await index.getFiles();
    if (errors.length > 0) throw new Error(errors.join('\n'));
    const shipped = files.filter(({path}) => SHIPPED.test(path));
    const entries = shipped.filter(({path}) => path.endsWith('.pf_fragment')).map(entryOf);
    const missing = pages.find(({url}) => !entries.some((entry) => entry.url === url));
    if (missing) throw new Error(`The search index has no entry for ${missing.url}.`);
    const words = {path: 'words.json', content: JSON.stringify(wordList(entries))};
    return [...(await Promise.all(shipped.map(lighter))), words];
  } finally {
    await close();
  }
}

/** Pagefind's script is not minified; the bundler, which runs anyway, has a minifier. */
async function lighter(file: IndexFile): Promise<IndexFile> {
  if (!file.path.endsWith('.js')) return file;
  const {swc} = experiments;
  const {code} = await swc.minify(Buffer.from(file.content).toString(), {module: true, compress: true, mangle: true});
  return {...file, content: code};
}

/** What the index holds of a page. */
interface Entry {
  url: string;
  content: string;
}

const entryOf = ({content}: IndexFile): Entry =>
  JSON.parse(gunzipSync(content).subarray(SIGNATURE.length).toString()) as Entry;

/** The words of the text exactly as it was indexed, so that each of them finds something. */
function wordList(entries: Entry[]): string[] {
  return [...new Set(entries.flatMap(({content}) => content.toLowerCase().match(WORD) ?? []))].sort();
}

/** Shown to a developer in place of results; it is an error message, not words of a page. */
const NO_INDEX = 'Search needs the built site: run `npm run build` once, then search here again, or `npm run serve`.';

/** Any other address, such as one with `..`, could lead to files outside the index. */
const FILE_OF_INDEX = new RegExp(`^/${FOLDER}(?:/[a-z]+)?/[\\w-][\\w.-]*$`);

/** Under `start`: the index of the last build, or the sentence that says how to get one. */
export const serveSearch: Handler = (url) => {
  if (!FILE_OF_INDEX.test(url)) return Promise.resolve(undefined);
  const file = join(process.cwd(), 'build', url);
  if (existsSync(file)) {
    return Promise.resolve({type: typeOf(file), body: readFileSync(file)});
  }
  const isEngine = url === `/${FOLDER}/pagefind.js`;
  return Promise.resolve(
    isEngine ? {type: 'text/javascript', body: `throw new Error(${JSON.stringify(NO_INDEX)})`} : undefined,
  );
};
