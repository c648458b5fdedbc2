import {readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isBuild} from '../../node/build';
import {HEADERS_FILE, currentBuildRecord} from '../../node/build-record';
import {deployment, servesFilesFirst} from '../../node/deployment';
import {SESSION_PATH} from '../../node/github-service';
import {currentContent, currentPageData} from '../../node/load';
import {currentDownloads} from '../content/data-files';
import {namePageFiles} from '../docusaurus-patches/page-files';
import {writeEditor} from '../editor';
import {EDITOR_PATH} from '../../shared/addresses';
import {headersFile, pagePolicy} from '../headers';
import {writePictures} from '../images';
import {commonTags, writeMetadata, describedPages} from '../head';
import {currentPdfs} from '../pdf';
import {writeIndex} from '../search';
import {fontOf, fontsIn, insertLoader} from './loader';
import {Output} from '../output/output';
import {BUILD_RECORD} from '../../site/last-built';
import {BuiltPage} from '../output/page';
import type {Site, Page} from '../../site/page-types';
import {messages} from '../../editor/messages';
import {interpolate} from '../../shared/interpolate';
import {forHtml} from '../../shared/escape';
import {isMissing, entriesBelow, withSlashes} from '../../node/disk';
import {sprite, spriteUrl} from '../icons';
import {
  normalizeAddress,
  loadAwaitedPictures,
  hideLoadingScreenEarly,
  addPictureButtons,
  answerEarlyPresses,
} from '../../theme/Layout/inline/end-of-page';
import {hostPath, leadToPage} from '../../theme/Layout/inline/lead-to-page';

const SECURITY_TXT = '/.well-known/security.txt';

/** @returns security.txt according to RFC 9116. It expires at the end of its last day in UTC. */
export function securityTxt({security, url}: Pick<Site, 'security' | 'url'>, locale: string): string {
  return `Contact: mailto:${security.email}
Expires: ${security.expires}T23:59:59Z
Preferred-Languages: ${locale.replace(/-.*/, '')}
Canonical: ${url}${SECURITY_TXT}
`;
}

/** The HTML file has the page's name because of `trailingSlash: false`. */
const htmlFile = (address: string) => (address === '/' ? '/index.html' : `${address}.html`);

export function readPage(outDir: string, path: string): string {
  try {
    return readFileSync(join(outDir, htmlFile(path)), 'utf8');
  } catch (error) {
    if (isMissing(error)) throw new Error(`The page ${path} was not built: ${htmlFile(path)} is missing.`);
    throw new Error(`The page ${path} was built, but ${htmlFile(path)} cannot be read.`, {cause: error});
  }
}

/**
 * Compares the files of the built site with those that the build has written. Some files configure the host: `_worker.js`
 * and `functions` run as code, and `_redirects` sends visitors elsewhere. No other source may add such files.
 * @param addresses the addresses of all files that the bundler and our steps wrote; Docusaurus's plugin writes the sitemap
 */
export function assertNoForeignFiles(folder: string, addresses: Iterable<string>): void {
  const expected = new Set([...addresses, '/sitemap.xml']);
  const foreign = entriesBelow(folder)
    .map((entry) => ({entry, address: `/${withSlashes(relative(folder, join(entry.parentPath, entry.name)))}`}))
    .filter(({entry, address}) => !entry.isDirectory() && !(entry.isFile() && expected.has(address)))
    .map(({address}) => address);
  if (foreign.length === 0) return;
  throw new Error(
    `The build folder contains files that this build did not create: ${foreign.sort().join(', ')}. ` +
      'Do not publish it. Find out what creates these files, and remove them there.',
  );
}

const NOT_FOUND = '/404';

/**
 * Cloudflare Pages runs a function only for the editor's sign-in; it serves everything else from files.
 * @see https://developers.cloudflare.com/pages/functions/routing/#create-a-_routesjson-file
 */
const CLOUDFLARE_ROUTES = {version: 1, include: [SESSION_PATH], exclude: []};

/** The inline scripts at the end of each page, before its other scripts. */
const END_OF_PAGE_SCRIPTS = [
  normalizeAddress,
  loadAwaitedPictures,
  hideLoadingScreenEarly,
  addPictureButtons,
  answerEarlyPresses,
];

const LOCAL_BUILD_WARNING =
  'This is a local build, so its forms go to the local emulator. For visitors, build with DEPLOYMENT=production.';

/**
 * Runs all steps that read or change the built pages, one after the other, because Docusaurus runs the `postBuild`
 * hooks of its plugins in parallel.
 */
export default function afterBuildPlugin({siteDir, siteConfig, generatedFilesDir, i18n}: LoadContext): Plugin {
  const bundled = new Set<string>();
  return {
    name: 'after-build',
    injectHtmlTags: () => ({
      headTags: commonTags(siteConfig.title),
      // Under `npm start` there is no HTML yet when they would run.
      postBodyTags: isBuild()
        ? [`<script>${END_OF_PAGE_SCRIPTS.map((run) => `(${run.toString()})()`).join(';')}</script>`]
        : [],
    }),
    configureWebpack(_config, isServer) {
      return isServer || !isBuild() ? undefined : {plugins: [recordFiles(bundled)]};
    },
    async postBuild({outDir}) {
      const content = await currentContent();
      const {site} = content;
      const shown = await currentPageData();
      if (!site || !shown) throw new Error('The site cannot be built without pages/_site.yml.');
      const output = new Output(outDir);
      const described = describedPages(content, shown);
      // Imported here because only previews need its code.
      const isPreview = deployment().kind === 'preview';
      const preview = isPreview ? await (await import('../preview/after-build')).previewPages() : undefined;
      const read = (path: string) => readPage(outDir, path);
      const pages = [...described.map(({path}) => path), NOT_FOUND].map(
        (path) => new BuiltPage(path, preview?.placeWords(read(path)) ?? read(path)),
      );
      const before = preview?.pagesOfBefore(read) ?? [];
      namePageFiles([...pages, ...before], generatedFilesDir);
      await writeMetadata({pages, described, site, siteDir, output, isHidden: siteConfig.noIndex});
      output.write(spriteUrl(content), sprite(content));
      if (preview?.icons) output.write(preview.icons.url, preview.icons.svg);
      await writePictures(siteDir, output.for('a picture'), preview?.pictures);
      const fonts = fontsIn(stylesOf(bundled, outDir));
      await insertLoader(pages, {site, output, font: fontOf(bundled), fonts, atOnce: preview !== undefined});
      for (const page of pages) page.insertInHead(pagePolicy(content, site));
      const errorPage = pages.find(({path}) => path === NOT_FOUND);
      errorPage?.insertInHead(`<script>(${leadToPage.toString()})(${hostPath.toString()})</script>`);
      const redirects = new Set(content.pages.flatMap(({formerly}) => formerly));
      const {preview: labels} = site;
      await preview?.writeSnapshots({now: pages, before, redirects, labels, sentences: preview.sentences, output});
      const finished = pages.map((page) => page.reread());
      for (const page of finished) output.for(`the page ${page.path}`).replace(htmlFile(page.path), page.finished());
      const downloads = await currentDownloads();
      for (const download of downloads) output.write(download.path, download.content);
      for (const [address, pdf] of await currentPdfs()) output.write(address, pdf);
      output.write(SECURITY_TXT, securityTxt(site, i18n.currentLocale));
      writeIndex(pages, described, output.for('the search'), site.labels.newTab);
      const {currentLocale: locale} = i18n;
      const ofEditor = output.for('the editor');
      if (preview) ofEditor.write(`${EDITOR_PATH}.html`, movedEditorPage(site, locale));
      else await writeEditor({siteDir, generatedFilesDir, locale}, content, ofEditor);
      writeRedirects(content.pages, {...site, language: locale}, output);
      output.write(HEADERS_FILE, headersFile(finished, content, site, downloads));
      output.write('/_routes.json', JSON.stringify(CLOUDFLARE_ROUTES));
      output.write(BUILD_RECORD, JSON.stringify(currentBuildRecord()));
      assertNoForeignFiles(outDir, [...bundled, ...output.addresses]);
      if (deployment().kind === 'local') logger.info(LOCAL_BUILD_WARNING);
    },
  };
}

const stylesOf = (bundled: ReadonlySet<string>, outDir: string): string =>
  [...bundled]
    .filter((address) => address.endsWith('.css'))
    .map((address) => readFileSync(join(outDir, address), 'utf8'))
    .join('\n');

interface Compiler {
  hooks: {
    afterEmit: {tap: (name: string, callback: (compilation: {getAssets: () => {name: string}[]}) => void) => void};
  };
}

/** A bundler plugin that records the address of each file that the bundler writes. */
const recordFiles = (bundled: Set<string>) => ({
  apply: ({hooks}: Compiler) =>
    hooks.afterEmit.tap('after-build', (compilation) => {
      for (const {name} of compilation.getAssets()) bundled.add(`/${name}`);
    }),
});

/**
 * A preview runs unreviewed code, so nobody should sign in there. Its /edit redirects to the editor of the published
 * site, or, for a preview of the GitHub emulator, to the editor on this machine.
 */
function movedEditorPage({url: published, moved}: Pick<Site, 'url' | 'moved'>, language: string): string {
  const {pullRequest, branch} = deployment();
  const full = (process.env.LOCAL_EDITOR_ORIGIN ?? published) + EDITOR_PATH;
  // Cloudflare Pages knows only the branch.
  const [name, value] = pullRequest === undefined ? ['branch', branch] : ['proposal', pullRequest];
  const to = value ? `${full}?${new URLSearchParams({[name]: value})}` : full;
  return redirectPage({to, full, language, text: interpolate(moved, {name: messages.title})});
}

/**
 * Redirects the former addresses of pages. Cloudflare Pages and Netlify obey the same form of `_redirects`; for other
 * hosts a plain page redirects.
 * @param filesFirst whether the host prefers files to redirects, so that no file may exist there
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 * @see https://docs.netlify.com/routing/redirects/
 */
export function writeRedirects(
  pages: readonly Pick<Page, 'path' | 'title' | 'formerly'>[],
  {url, language, moved}: Pick<Site, 'url' | 'moved'> & {language: string},
  output: Pick<Output, 'write' | 'for'>,
  filesFirst = servesFilesFirst(),
): void {
  const redirects = pages.flatMap(({path, title, formerly}) => formerly.map((former) => ({former, path, title})));
  if (redirects.length === 0) return;
  output.write('/_redirects', redirects.map(({former, path}) => `${former} ${path} 301\n`).join(''));
  if (filesFirst) return;
  for (const {former, path, title} of redirects) {
    const text = interpolate(moved, {name: title});
    const page = redirectPage({to: path, full: url + path, language, text});
    output.for(`the former address of ${path}`).write(`${former}.html`, page);
  }
}

/** A page that redirects at once (WCAG 2.2, technique H76), with a link for browsers that do not follow. */
function redirectPage(shown: {to: string; full: string; language: string; text: string}): string {
  const to = forHtml(shown.to);
  const text = forHtml(shown.text);
  return `<!doctype html>
<html lang="${forHtml(shown.language)}">
<head>
<meta charset="utf-8">
<title>${text}</title>
<meta http-equiv="refresh" content="0; url=${to}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${forHtml(shown.full)}">
</head>
<body>
<main><h1><a href="${to}">${text}</a></h1></main>
</body>
</html>
`;
}
