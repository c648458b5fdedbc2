/**
 * The search engine, in a thread of its own: WebAssembly is allowed to this script alone (src/plugins/headers), which
 * has no document, so that no page of the site has to allow it.
 */
import type {Found, PageFound, Question, Reply} from './answer';

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

interface Section extends Found {
  anchor?: object;
  locations: number[];
}

const engine = (import(/* webpackIgnore: true */ ENGINE) as Promise<Pagefind>).then(({createInstance}) =>
  createInstance({basePath: '/pagefind/', excerptEllipsis: '…'}),
);

async function answer({id, term, count}: Question): Promise<Reply> {
  try {
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

addEventListener('message', ({data}: MessageEvent<Question>) => {
  void answer(data).then((reply) => postMessage(reply));
});
