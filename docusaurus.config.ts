import type {Config} from '@docusaurus/types';
import type {Options} from '@docusaurus/preset-classic';
import {deployment} from './src/content/deployment';
import {FlawError} from './src/content/flaw';
import {loadContent} from './src/content/load';
import {assertPublishable} from './src/content/samples';
import bundle from './src/plugins/bundle';
import content, {parseFrontMatter, withoutBrokenBody} from './src/plugins/content';
import dev from './src/plugins/dev';
import headers from './src/plugins/headers';
import icons from './src/plugins/icons';
import images from './src/plugins/images';
import parts from './src/plugins/mdx';
import metadata from './src/plugins/metadata';
import {withLastChanges} from './src/plugins/metadata/sitemap';
import preview from './src/plugins/preview';
import search from './src/plugins/search';
import security from './src/plugins/security';
import ssrTemplate from './src/site/template';

export default async function createConfig(): Promise<Config> {
  const isPreview = deployment().kind === 'preview';
  const loaded = await loadContent();
  const {site, flaws} = loaded;
  // Under `start` the browser shows the flaws; a build stops before anything is written.
  if (!site || (process.env.NODE_ENV === 'production' && flaws.length > 0)) throw new FlawError(flaws);
  assertPublishable(loaded, deployment());
  return {
    title: site.name,
    tagline: site.tagline,
    url: site.url,
    baseUrl: '/',
    baseUrlIssueBanner: false,
    ssrTemplate,
    // The shells of pages and services: in the main bundle they are loaded once, not with each kind of page again.
    clientModules: ['./src/site/Page', './src/site/ServiceRoot'],
    trailingSlash: false,
    noIndex: isPreview,
    i18n: {defaultLocale: 'en-NG', locales: ['en-NG']},
    future: {v4: true},
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {
      parseFrontMatter,
      preprocessor: withoutBrokenBody,
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    },
    presets: [
      [
        'classic',
        {
          blog: false,
          docs: {
            path: 'pages/services',
            routeBasePath: 'services',
            sidebarPath: './sidebars.ts',
            include: ['**/*.mdx'],
            // The file name is the address, with its digits.
            numberPrefixParser: false,
            breadcrumbs: false,
            beforeDefaultRemarkPlugins: [parts],
            docsRootComponent: '@site/src/site/ServicesRoot',
            docVersionRootComponent: '@site/src/site/ServicesVersion',
            docRootComponent: '@site/src/site/ServiceRoot',
            docItemComponent: '@site/src/site/ServicePage',
            // The overview is a page of its own, not an entry of the side menu.
            sidebarItemsGenerator: async ({defaultSidebarItemsGenerator, ...args}) =>
              (await defaultSidebarItemsGenerator(args)).filter((item) => item.type !== 'doc' || item.id !== 'index'),
          },
          pages: {
            path: 'pages',
            include: ['**/*.mdx'],
            exclude: ['services/**', '**/_*'],
            beforeDefaultRemarkPlugins: [parts],
            mdxPageComponent: '@site/src/site/MdxPage',
          },
          sitemap: {changefreq: null, priority: null, lastmod: 'date', createSitemapItems: withLastChanges},
          theme: {customCss: ['./src/css/tokens.css', './src/css/base.css', './src/css/print.css']},
        } satisfies Options,
      ],
    ],
    plugins: [
      content,
      bundle,
      images,
      icons,
      metadata,
      search,
      dev,
      security,
      headers,
      ...(isPreview ? [preview] : []),
    ],
  };
}
