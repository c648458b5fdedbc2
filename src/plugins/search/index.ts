import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {extname, join, resolve} from 'node:path';
import {gunzipSync} from 'node:zlib';
import type {Plugin} from '@docusaurus/types';
import {experiments} from '@rspack/core';
import {currentContent} from '../../content/load';
import type {Handler} from '../dev';
import {write} from '../write';

/** The folder of the index in the built site, and its address. */
const FOLDER = 'pagefind';
/** The page that every unknown address shows. */
const NOT_FOUND = '/404';
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

/** The address of a page and its final HTML. */
export interface IndexedPage {
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
 * Makes the search index from the final HTML; the browser fetches the few parts of it that a search needs.
 * Results link to headings with an id, and to entries of lists: an `li`, `article` or `section` with an id and an h3.
 */
export default function searchPlugin(): Plugin {
  return {
    name: 'search',
    async postBuild({outDir}) {
      const {pages} = await currentContent();
      const unlisted = pages.filter(({data}) => data.unlisted === true).map(({path}) => path);
      const found = pagesOf(outDir).filter(({url}) => ![NOT_FOUND, ...unlisted].includes(url));
      writeIndex(await buildIndex(found), join(outDir, FOLDER));
    },
  };
}

function pagesOf(outDir: string): IndexedPage[] {
  return readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({
      url: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
      html: readFileSync(join(outDir, file), 'utf8'),
    }));
}

/**
 * @param pages what to index: the text of `main`, without menus, forms and what is hidden from screen readers
 * @returns the files of the index (https://pagefind.app/docs/node-api/), with words.json: all words of the pages
 * @throws Error with the sentence of the indexer when it cannot read a page
 */
export async function buildIndex(pages: IndexedPage[]): Promise<IndexFile[]> {
  process.env.PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE = String(CHUNK_SIZE);
  const {close, createIndex} = (await import(resolve(PAGEFIND))) as typeof import('pagefind');
  try {
    const created = await createIndex({rootSelector: 'main', excludeSelectors: IGNORED, forceLanguage: 'en'});
    const {index} = created;
    if (!index) throw new Error(created.errors.join('\n'));
    for (const {url, html} of pages) {
      const {errors} = await index.addHTMLFile({url, content: prepared(html)});
      if (errors.length > 0) throw new Error(`The search index cannot read ${url}: ${errors.join('\n')}`);
    }
    const {files, errors} = await index.getFiles();
    if (errors.length > 0) throw new Error(errors.join('\n'));
    const shipped = files.filter(({path}) => SHIPPED.test(path));
    const words = {path: 'words.json', content: JSON.stringify(wordsOf(shipped))};
    return [...(await Promise.all(shipped.map(lighter))), words];
  } finally {
    await close();
  }
}

/** Pagefind's script comes as it was written for people; the bundler that runs anyway has a minifier. */
async function lighter(file: IndexFile): Promise<IndexFile> {
  if (!file.path.endsWith('.js')) return file;
  const {swc} = experiments;
  const {code} = await swc.minify(Buffer.from(file.content).toString(), {module: true, compress: true, mangle: true});
  return {...file, content: code};
}

/** Writes the files of an index into a folder, which is made if need be. */
export function writeIndex(files: IndexFile[], folder: string): void {
  for (const {path, content} of files) write(join(folder, path), content);
}

/** An entry of a list as the build writes it, up to the end of its heading. */
const ENTRY =
  /<(?:li|article|section)\b[^>]*?\sid=("[^"]*"|[^\s>]+)[^>]*>((?:(?!<(?:li|article|section)\b)[^])*?)<h3\b[^>]*>([^]*?)<\/h3>/g;
const IMAGE = /<img\b(?:"[^"]*"|'[^']*'|[^>"'])*>/g;

/**
 * What Pagefind is given in place of a page. A page's name is its title; its heading is a claim. The heading of an
 * entry carries the entry's id and stands first, because Pagefind begins a place at a heading with an id. Entries of
 * lists stand apart, as they do on the screen. Pictures would only weigh.
 */
function prepared(html: string): string {
  const title = /<title[^>]*>([^<|]*)/.exec(html)?.[1]?.trim() ?? '';
  return html
    .replace(IMAGE, '')
    .replace(ENTRY, '<div><h3 id=$1>$3</h3>$2')
    .replace(/<(li|dt|dd|th|td|a|span)\b/g, ' <$1')
    .replace(/<main\b[^>]*>/, (main) => `${main}<p data-pagefind-meta="title" data-pagefind-ignore>${title}</p>`);
}

/** The words of the text exactly as it was indexed, so that each of them finds something. */
function wordsOf(files: IndexFile[]): string[] {
  const words = files
    .filter(({path}) => path.endsWith('.pf_fragment'))
    .flatMap(({content}) => {
      const text = gunzipSync(content).subarray(SIGNATURE.length).toString();
      return (JSON.parse(text) as {content: string}).content.toLowerCase().match(WORD) ?? [];
    });
  return [...new Set(words)].sort();
}

const TYPES: Record<string, string> = {'.js': 'text/javascript', '.json': 'application/json'};

/** What a developer reads in place of results; the words of an error, not of a page. */
const NO_INDEX = 'Search needs the built site: run `npm run build` once, then search here again, or `npm run serve`.';

/** Any other address, such as one with `..`, could lead to files outside the index. */
const FILE_OF_INDEX = new RegExp(`^/${FOLDER}(?:/[a-z]+)?/[\\w-][\\w.-]*$`);

/** Under `start`: the index of the last build, or the sentence that says how to get one. */
export const serveSearch: Handler = (url) => {
  if (!FILE_OF_INDEX.test(url)) return Promise.resolve(undefined);
  const file = join(process.cwd(), 'build', url);
  if (existsSync(file)) {
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return Promise.resolve({type, body: readFileSync(file)});
  }
  const isEngine = url === `/${FOLDER}/pagefind.js`;
  return Promise.resolve(
    isEngine ? {type: 'text/javascript', body: `throw new Error(${JSON.stringify(NO_INDEX)})`} : undefined,
  );
};
