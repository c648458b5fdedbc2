import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isBuild} from '../../content/host/build';
import {deployment} from '../../content/host/deployment';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** What this plugin looks at in a rule of the bundler. */
interface Rule {
  oneOf?: Rule[];
  include?: unknown;
  exclude?: unknown;
  use?: {options?: {limit?: number; metadataPath?: unknown}}[];
}

/** Code that no page of this site uses: code highlighting, the progress bar and Infima's styles; most of tslib. */
const UNUSED = {
  tslib$: join(__dirname, 'tslib.ts'),
  'prism-react-renderer$': join(__dirname, 'no-prism.ts'),
  [require.resolve('@docusaurus/theme-classic/lib/nprogress')]: join(__dirname, 'nothing.ts'),
  [require.resolve('infima/dist/css/default/default.css')]: join(__dirname, 'nothing.css'),
};

/** While pages are written; in browsers the original is as fast. */
const WRITING = {'react-router-config$': join(__dirname, 'routes.ts')};

const FORM = join(__dirname, '../../components/Form');
/** A preview never sends a form; production carries nothing of this. */
const DRY_RUN = {[join(FORM, 'send.ts')]: join(FORM, 'dry-run.ts'), [join(FORM, 'send')]: join(FORM, 'dry-run.ts')};

/** Adapts the bundler to this site: smaller bundles, one loader for each page, a cache that notices our own changes. */
export default function bundlePlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'bundle',
    configureWebpack(config, isServer) {
      const rules = (config.module?.rules ?? []) as Rule[];
      adaptPageLoaders(rules, siteDir);
      keepFilesOutOfStyles(rules);
      return {
        resolve: {
          preferAbsolute: true,
          alias: {...UNUSED, ...(isServer ? WRITING : {}), ...(deployment().kind === 'preview' ? DRY_RUN : {})},
        },
        ...cacheVersion(config, siteDir),
        ...(isServer ? oneBundle : chunks),
        ...(isServer || isBuild() ? {} : quietOverlay),
      };
    },
    // Else folders above the project are searched for a configuration, for each style sheet.
    configurePostCss: (options) => ({...options, config: false}),
  };
}

/** The code that writes the pages is loaded whole: a file for each page would be written, read once and deleted. */
const oneBundle = {module: {parser: {javascript: {dynamicImportMode: 'eager'}}}} as const;

/** Docusaurus's own groups have 40 and 50. */
const ABOVE_ALL = 60;
/** What so many pages use is one file for all of them, which a visitor has after the first. */
const MANY_PAGES = 10;

/**
 * Docusaurus puts the styles of all pages into one file. Here those of the frame and those of parts on many pages are
 * shared, and the others come with their page: the rules of a part name no class but their own, so it does not matter
 * in which order their files arrive. The code of others stands apart from ours: it stays in the caches of visitors when
 * the words of a page change.
 */
const chunks = {
  optimization: {
    splitChunks: {
      cacheGroups: {
        styles: {chunks: 'initial'},
        parts: {
          name: 'parts',
          type: 'css/mini-extract',
          chunks: 'async',
          minChunks: MANY_PAGES,
          enforce: true,
          priority: ABOVE_ALL,
        },
        libraries: {
          name: 'libraries',
          test: /[\\/]node_modules[\\/].*\.m?js$/,
          chunks: 'initial',
          enforce: true,
          priority: ABOVE_ALL,
        },
      },
    },
  },
} as const;

/** After a mended flaw the stock overlay would stay until the next edit. */
const quietOverlay = {devServer: {client: {overlay: {runtimeErrors: false}}}};

/**
 * pages/services lies inside pages: without this both MDX loaders would compile the same file. And both would bundle
 * Docusaurus's own data of each page, which no component here reads: ours have the data of the content plugin.
 */
function adaptPageLoaders(rules: Rule[], siteDir: string): void {
  for (const rule of rules) {
    if (!Array.isArray(rule.include)) continue;
    if (rule.include.includes(`${join(siteDir, 'pages')}/`)) rule.exclude = [`${join(siteDir, 'pages', 'services')}/`];
    for (const {options} of rule.use ?? []) delete options?.metadataPath;
  }
}

/** Fonts and drawings stay files: inside the style sheet every page would pay for those that few pages show. */
function keepFilesOutOfStyles(rules: Rule[]): void {
  for (const {use, oneOf} of rules) {
    for (const {options} of Array.isArray(use) ? use : []) if (options && 'limit' in options) options.limit = 0;
    keepFilesOutOfStyles(oneOf ?? []);
  }
}

/** The persistent cache knows a page only by its text; what else decides how it is compiled is added to its version. */
function cacheVersion(config: Configuration, siteDir: string): object {
  const experiments =
    'experiments' in config ? (config.experiments as {cache?: {version?: string}} | undefined) : undefined;
  if (!experiments?.cache) return {};
  // Hosts keep one cache for previews and production, and the two are not made of the same parts.
  const hash = createHash('sha256').update(deployment().kind);
  for (const folder of ['src/plugins', 'src/content']) {
    for (const name of readdirSync(join(siteDir, folder), {recursive: true, encoding: 'utf8'})) {
      const path = join(siteDir, folder, name);
      if (statSync(path).isFile()) hash.update(readFileSync(path));
    }
  }
  return {experiments: {cache: {version: `${experiments.cache.version ?? ''}-${hash.digest('hex')}`}}};
}
