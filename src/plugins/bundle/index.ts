import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

type Configuration = NonNullable<ReturnType<NonNullable<Plugin['configureWebpack']>>>;

/** Code of the classic theme that no page of this site uses: code highlighting, the progress bar, Infima's styles. */
const UNUSED = {
  'prism-react-renderer$': join(__dirname, 'no-prism.ts'),
  [require.resolve('@docusaurus/theme-classic/lib/nprogress')]: join(__dirname, 'nothing.ts'),
  [require.resolve('infima/dist/css/default/default.css')]: join(__dirname, 'nothing.css'),
};

/** Adapts the bundler to this site: smaller bundles, one loader for each page, a cache that notices our own changes. */
export default function bundlePlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'bundle',
    configureWebpack(config, isServer) {
      excludeServicesFromPages(config, siteDir);
      return {
        resolve: {alias: UNUSED},
        ...cacheVersion(config, siteDir),
        ...(isServer || process.env.NODE_ENV === 'production' ? {} : quietOverlay),
      };
    },
  };
}

/** After a mended flaw the stock overlay would stay until the next edit. */
const quietOverlay = {devServer: {client: {overlay: {runtimeErrors: false}}}};

/** pages/services lies inside pages: without this both MDX loaders would compile the same file. */
function excludeServicesFromPages(config: Configuration, siteDir: string): void {
  const rules: unknown = 'module' in config && config.module ? config.module.rules : [];
  for (const rule of rules as {include?: unknown; exclude?: unknown}[]) {
    if (Array.isArray(rule.include) && rule.include.includes(`${join(siteDir, 'pages')}/`)) {
      rule.exclude = [`${join(siteDir, 'pages', 'services')}/`];
    }
  }
}

/** The persistent cache knows a page only by its text; what else decides how it is compiled is added to its version. */
function cacheVersion(config: Configuration, siteDir: string): object {
  const experiments = 'experiments' in config ? (config.experiments as {cache?: {version?: string}} | undefined) : undefined;
  if (!experiments?.cache) return {};
  const hash = createHash('sha256');
  for (const folder of ['src/plugins', 'src/content']) {
    for (const file of readdirSync(join(siteDir, folder), {recursive: true, withFileTypes: true})) {
      if (file.isFile()) hash.update(readFileSync(join(file.path, file.name)));
    }
  }
  return {experiments: {cache: {version: `${experiments.cache.version ?? ''}-${hash.digest('hex')}`}}};
}
