import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
// A preview differs from production, and no production build trusts a cache.
import {deployment, trustsCaches} from './src/node/deployment';
// The steps that no option of Docusaurus has.
import {plugins} from './src/plugins';
// The linter has read all pages: their facts and front matter, and which of them are published.
import {hiddenFiles, parseFrontMatter, siteFacts, withoutBrokenBody} from './src/plugins/content';
import {sitemapOptions} from './src/plugins/content/sitemap';
// The body of a page as the linter has read it, with the layout of its page type.
import {pageOptions} from './src/plugins/mdx';

/** The folder of the service pages, below pages/. */
const SERVICES = 'services/';

export default async function config(): Promise<Config> {
  const site = await siteFacts();
  const hidden = await hiddenFiles();
  const isPreview = deployment().kind === 'preview';
  return {
    title: site.name,
    tagline: site.tagline,
    url: site.url,
    baseUrl: '/',
    baseUrlIssueBanner: false,
    // Docusaurus's own, without the script and the icons of the theme's colour mode: the site follows the system.
    ssrTemplate: readFileSync(join(__dirname, 'src/templates/page.eta'), 'utf8'),
    // The templates of pages and services: in the main bundle they load once, not again with each page type.
    clientModules: [
      './src/templates/Page',
      './src/templates/MdxPage',
      './src/templates/ServiceRoot',
      './src/templates/ServicesRoot',
      './src/templates/ServicesVersion',
      './src/templates/keep-typed-values',
      './src/templates/pending-navigation',
    ],
    trailingSlash: false,
    noIndex: isPreview,
    // src/plugins/after-build copies the files of static/ that may be published.
    staticDirectories: [],
    i18n: {defaultLocale: 'en-NG', locales: ['en-NG']},
    future: {
      v4: true,
      // Each thread would load the code of all pages again, which is not worth it for a site of this size.
      faster: {
        ssgWorkerThreads: false,
        rspackPersistentCache: trustsCaches(),
        // On a preview only the HTML has references, so the two compilers cannot share a cache.
        mdxCrossCompilerCache: !isPreview,
      },
      // src/node/git.ts reads the dates of changes once.
      experimental_vcs: false,
    },
    // Earlier versions of pages may link to deleted pages; the linter has checked the links of all others.
    onBrokenLinks: isPreview ? 'ignore' : 'throw',
    onBrokenAnchors: isPreview ? 'ignore' : 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {
      parseFrontMatter,
      emoji: false,
      preprocessor: withoutBrokenBody,
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
              ...hidden.flatMap((file) => (file.startsWith(SERVICES) ? file.slice(SERVICES.length) : [])),
            ],
            // The file name is the address, including digits at its start.
            numberPrefixParser: false,
            breadcrumbs: false,
            ...pageOptions(),
            docsRootComponent: '@site/src/templates/ServicesRoot',
            docVersionRootComponent: '@site/src/templates/ServicesVersion',
            docRootComponent: '@site/src/templates/ServiceRoot',
            docItemComponent: '@site/src/templates/ServicePage',
            // The overview is a separate page, not an entry of the side menu.
            sidebarItemsGenerator: async ({defaultSidebarItemsGenerator, ...args}) =>
              (await defaultSidebarItemsGenerator(args)).filter((item) => item.type !== 'doc' || item.id !== 'index'),
          },
          pages: {
            path: 'pages',
            include: ['**/*.mdx'],
            exclude: [`${SERVICES}**`, '**/_*', ...hidden],
            ...pageOptions(),
            mdxPageComponent: '@site/src/templates/MdxPage',
          },
          sitemap: sitemapOptions,
          theme: {customCss: ['./src/css/tokens.css', './src/css/base.css', './src/css/print.css']},
        } satisfies Options,
      ],
    ],
    // No page highlights code, and the theme's colours for code would be in every visitor's bundle.
    themeConfig: {prism: {theme: {plain: {}, styles: []}, magicComments: []}} satisfies ThemeConfig,
    plugins: plugins(),
  };
}
