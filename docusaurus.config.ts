import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {MDXPlugin} from '@docusaurus/mdx-loader';
import {isBuild} from './src/node/build';
import {deployment, trustsCaches} from './src/node/deployment';
import {
  pageRequests,
  parseFrontMatter,
  remarkPage,
  plugins,
  preview,
  siteFacts,
  ssrTemplate,
  scheduledFiles,
  withoutBrokenBody,
} from './src/plugins';

/** The folder of the service pages, from pages/ on. */
const SERVICES = 'services/';

export default async function config(): Promise<Config> {
  const site = await siteFacts();
  const waiting = await scheduledFiles();
  const isPreview = deployment().kind === 'preview';
  const body: MDXPlugin = isPreview ? [remarkPage, {encodesRefs: true}] : remarkPage;
  return {
    title: site.name,
    tagline: site.tagline,
    url: site.url,
    baseUrl: '/',
    baseUrlIssueBanner: false,
    ssrTemplate: ssrTemplate(),
    // The shells of pages and services: in the main bundle they are loaded once, not with each kind of page again.
    clientModules: [
      './src/templates/Page',
      './src/templates/ServiceRoot',
      './src/templates/keep-typed',
      './src/templates/normalize-address',
    ],
    trailingSlash: false,
    noIndex: isPreview,
    // What may be published of static/ is copied by src/plugins/after-build.
    staticDirectories: [],
    i18n: {defaultLocale: 'en-NG', locales: ['en-NG']},
    future: {
      v4: true,
      // Threads would each load the code of all pages again, which does not pay for a site of this size.
      faster: {
        ssgWorkerThreads: false,
        rspackPersistentCache: trustsCaches(),
        // The words of a preview know their places in its HTML alone.
        mdxCrossCompilerCache: !isPreview,
      },
      // The days of changes are read once, by src/node/last-changes.ts.
      experimental_vcs: false,
    },
    // Pages as they were before may lead to what is gone; the linter has looked at the links of all others.
    onBrokenLinks: isPreview ? 'ignore' : 'throw',
    onBrokenAnchors: isPreview ? 'ignore' : 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {
      parseFrontMatter,
      emoji: false,
      preprocessor: isBuild() ? undefined : withoutBrokenBody,
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    },
    presets: [
      [
        'classic',
        {
          blog: false,
          svgr: false,
          docs: {
            path: 'pages/services',
            routeBasePath: 'services',
            sidebarPath: './sidebars.ts',
            include: ['**/*.mdx'],
            exclude: [
              '**/_*',
              ...waiting.flatMap((file) => (file.startsWith(SERVICES) ? file.slice(SERVICES.length) : [])),
            ],
            // The file name is the address, with its digits.
            numberPrefixParser: false,
            breadcrumbs: false,
            admonitions: false,
            beforeDefaultRemarkPlugins: [body],
            remarkPlugins: [pageRequests],
            docsRootComponent: '@site/src/templates/ServicesRoot',
            docVersionRootComponent: '@site/src/templates/ServicesVersion',
            docRootComponent: '@site/src/templates/ServiceRoot',
            docItemComponent: '@site/src/templates/ServicePage',
            // The overview is a page of its own, not an entry of the side menu.
            sidebarItemsGenerator: async ({defaultSidebarItemsGenerator, ...args}) =>
              (await defaultSidebarItemsGenerator(args)).filter((item) => item.type !== 'doc' || item.id !== 'index'),
          },
          pages: {
            path: 'pages',
            include: ['**/*.mdx'],
            exclude: [`${SERVICES}**`, '**/_*', ...waiting],
            admonitions: false,
            beforeDefaultRemarkPlugins: [body],
            remarkPlugins: [pageRequests],
            mdxPageComponent: '@site/src/templates/MdxPage',
          },
          // It is written in its turn by src/plugins/after-build.
          sitemap: false,
          theme: {customCss: ['./src/css/tokens.css', './src/css/base.css', './src/css/print.css']},
        } satisfies Options,
      ],
    ],
    // No page highlights code; the theme's own colours for it would be in the bundle of every visitor.
    themeConfig: {prism: {theme: {plain: {}, styles: []}, magicComments: []}} satisfies ThemeConfig,
    plugins: isPreview ? [...plugins, preview] : plugins,
  };
}
