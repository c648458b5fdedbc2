/**
 * The search engine, in a thread of its own: WebAssembly is allowed to this script alone (src/plugins/headers), which
 * has no document, so that no page of the site has to allow it.
 */
import type {Excerpt, PageFound, SearchQuestion, Reply} from './answer';

const ENGINE = '/pagefind/pagefind.js';

/** What this script uses of Pagefind's browser API (https://pagefind.app/docs/api/). */
interface Pagefind {
  createInstance: (options: {basePath: string; excerptEllipsis: string}) => {
    search: (term: string) => Promise<{results: Result[]}>;
  };
}

interface Result {
  data: () => Promise<{url: string; meta: {title: string}; sub_results: Section[]}>;
}

interface Section extends Excerpt {
  anchor?: object;
  locations: number[];
}

type Engine = ReturnType<Pagefind['createInstance']>;

let engine: Promise<Engine> | undefined;

/** Fetched only for the first question: a failure that no question waits for would show as an error of the page. */
async function start(): Promise<Engine> {
  const {createInstance} = (await import(/* webpackIgnore: true */ ENGINE)) as Pagefind;
  return createInstance({basePath: '/pagefind/', excerptEllipsis: '…'});
}

async function answer({id, term, count}: SearchQuestion): Promise<Reply> {
  try {
    engine ??= start();
    const {results} = await (await engine).search(term);
    const pages = await Promise.all(results.slice(0, count).map(page));
    return {id, answer: {total: results.length, pages}};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}

async function page({data}: Result): Promise<PageFound> {
  const {url, meta, sub_results} = await data();
  const sections = sub_results
    .filter(({anchor}) => anchor)
    .sort((a, b) => b.locations.length - a.locations.length)
    .map(({url, title, excerpt}) => ({url, title, excerpt}));
  return {url, title: meta.title, excerpt: sub_results.find(({anchor}) => !anchor)?.excerpt, sections};
}

addEventListener('message', ({data}: MessageEvent<SearchQuestion>) => {
  void answer(data).then((reply) => postMessage(reply));
});
