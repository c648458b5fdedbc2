/** Runs steps in sequence that Docusaurus runs in parallel. */
import pluginSitemap, {type PluginOptions} from '@docusaurus/plugin-sitemap';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {lastChanges} from '../../node/git';
import {assertUpstream} from '../assert-upstream';

const FILE = 'build-order.ts';

/** The hooks of the bundler for the start and the end of a compilation. */
interface Hooks {
  watchRun?: {tapPromise: (name: string, begin: () => Promise<void>) => void};
  done?: {tap: (name: string, end: () => void) => void};
  failed?: {tap: (name: string, end: () => void) => void};
}

const NAME = 'compile-in-turn';

/**
 * What: keeps the bundler from compiling while page data is being written, and the reverse.
 * Why: Docusaurus writes page data while the bundler runs, so the bundler could read half a file, or miss a change
 * during a compilation. The browser would then reload, or show the old state.
 * Upstream: Docusaurus would have to write data and compile in turn.
 * @param runExclusively runs a task after all earlier tasks have ended, such as the writing of data
 */
export const serializeCompilers = (runExclusively: <T>(work: () => Promise<T>) => Promise<T>) => ({
  apply({hooks: {watchRun, done, failed}}: {hooks: Hooks}): void {
    assertUpstream(watchRun && done && failed, 'has a bundler that reports when it compiles', FILE);
    let end: (() => void) | undefined;
    const afterStart = (begin: () => void) => () =>
      new Promise<void>((resolve) => {
        end = resolve;
        begin();
      });
    // When a change interrupts a compilation, another begins, and the end of the first one is never reported.
    watchRun.tapPromise(NAME, async () => {
      if (!end) await new Promise<void>((begin) => void runExclusively(afterStart(begin)));
    });
    for (const hook of [done, failed]) {
      hook.tap(NAME, () => {
        end?.();
        end = undefined;
      });
    }
  },
});

/** Adds the day of each page's last change to the sitemap, if the git history has it. */
const addLastChanges: NonNullable<PluginOptions['createSitemapItems']> = async (given) => {
  const days = lastChanges();
  const files = new Map(flatten(given.routes).map(({path, metadata}) => [path, metadata?.sourceFilePath ?? '']));
  const items = await given.defaultCreateSitemapItems(given);
  return items.map((item) => ({...item, lastmod: days.get(files.get(new URL(item.url).pathname) ?? '')}));
};

const flatten = (routes: RouteConfig[]): RouteConfig[] =>
  routes.flatMap((route) => (route.routes ? flatten(route.routes) : route));

const OPTIONS: PluginOptions = {
  filename: 'sitemap.xml',
  ignorePatterns: [],
  changefreq: null,
  priority: null,
  lastmod: 'date',
  createSitemapItems: addLastChanges,
};

/** The argument that Docusaurus passes to `postBuild`. */
export type BuildResult = Parameters<NonNullable<Plugin['postBuild']>>[0];

/**
 * What: calls Docusaurus's sitemap plugin as one of our steps after the build.
 * Why: Docusaurus runs the `postBuild` hooks of plugins in parallel, so the final check of the files could miss the
 * sitemap.
 * Upstream: an order among the steps after the build.
 */
export async function writeSitemap(context: LoadContext, built: BuildResult, writer = pluginSitemap): Promise<void> {
  const write = writer(context, OPTIONS)?.postBuild;
  assertUpstream(write, 'writes the sitemap after the build', FILE);
  await write({...built, content: undefined});
}
