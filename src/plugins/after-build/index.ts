import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isBuild} from '../../node/build';
import {HEADERS_FILE, LOCKFILE, recordOf} from '../../node/build-record';
import {deployment} from '../../node/deployment';
import {SESSION_PATH} from '../../node/github-service';
import {currentContent, currentlyShown} from '../../node/load';
import {currentDownloads} from '../content/downloads';
import {fetchAwaited} from '../../theme/Layout/inline/fetchAboveTheFold';
import {offerPictures} from '../../theme/Layout/inline/offerPictures';
import {releaseEarly} from '../../theme/Layout/inline/releaseEarly';
import {runScripts} from '../../theme/Layout/inline/runScripts';
import {namePageFiles} from '../docusaurus-patches/page-files';
import {writeSitemap} from '../docusaurus-patches/sitemap-turn';
import {writeEditor} from '../editor';
import {EDITOR} from '../editor/addresses';
import {editorElsewhere} from '../editor/elsewhere';
import {headersFile} from '../headers';
import {sprite, spriteUrl} from '../icons/sprite';
import {writePictures} from '../images';
import {commonTags, writeMetadata} from '../head';
import {describedPages} from '../head/pages';
import {currentPdfs} from '../pdf';
import {writeIndex} from '../search';
import {SECURITY_TXT, securityTxt} from '../security';
import {BILL_OF_MATERIALS, billOfMaterials} from './bill-of-materials';
import {writeFormerPages} from '../output/redirect-pages';
import {lastLook} from './assert-output';
import {fontOf, fontsIn, insertLoader} from './loader';
import {Output} from '../output/output';
import {BUILD_RECORD} from '../../shared/last-built';
import {BuiltPage} from '../output/page';
import {htmlFile, readPage} from '../output/read-page';

/** The page that every unknown address shows. */
const NOT_FOUND = '/404';

/**
 * Cloudflare Pages asks a program for nothing but a sign-in of the editor; all else it serves from its files.
 * @see https://developers.cloudflare.com/pages/functions/routing/#create-a-_routesjson-file
 */
const ROUTES = {version: 1, include: [SESSION_PATH], exclude: []};

/** What runs at the end of each page, before its scripts. */
const AT_THE_END = [fetchAwaited, releaseEarly, offerPictures, runScripts];

const FOR_THIS_MACHINE =
  'This build is for this machine: its forms go to a service of this machine. For visitors build with DEPLOYMENT=production.';

/**
 * One walk over the built site. Docusaurus runs what its plugins do after a build all at once, so everything that reads
 * or changes the pages is done here, one after the other.
 */
export default function afterBuildPlugin(context: LoadContext): Plugin {
  const {siteDir, siteConfig, generatedFilesDir, i18n} = context;
  const bundled = new Set<string>();
  return {
    name: 'after-build',
    injectHtmlTags: () => ({
      headTags: commonTags(siteConfig.title),
      // Under `start` there is no page yet when they would run.
      postBodyTags: isBuild() ? [`<script>${AT_THE_END.map((run) => `(${run.toString()})()`).join(';')}</script>`] : [],
    }),
    configureWebpack(_config, isServer) {
      return isServer || !isBuild() ? undefined : {plugins: [rememberFiles(bundled)]};
    },
    async postBuild(built) {
      const {outDir} = built;
      const content = await currentContent();
      const {site} = content;
      const shown = await currentlyShown();
      if (!site || !shown) throw new Error('There is no built site without pages/_site.yml.');
      const output = new Output(outDir);
      const described = describedPages(content, shown);
      const preview = deployment().kind === 'preview' ? await previewPages() : undefined;
      const read = (path: string) => readPage(outDir, path);
      const pages = [...described.map(({path}) => path), NOT_FOUND].map(
        (path) => new BuiltPage(path, preview?.placeWords(read(path)) ?? read(path)),
      );
      const before = preview?.pagesOfBefore(read) ?? [];
      namePageFiles([...pages, ...before], generatedFilesDir);
      await writeSitemap(context, built);
      await writeMetadata({pages, described, site, siteDir, output, isHidden: siteConfig.noIndex});
      output.write(spriteUrl(content), sprite(content));
      if (preview?.icons) output.write(preview.icons.url, preview.icons.svg);
      await writePictures(siteDir, output.for('a picture'), preview?.pictures);
      const font = fontOf(bundled);
      const fonts = fontsIn(
        [...bundled]
          .filter((address) => address.endsWith('.css'))
          .map((address) => readFileSync(join(outDir, address), 'utf8'))
          .join('\n'),
      );
      await insertLoader(pages, {site, output, font, fonts, atOnce: preview !== undefined});
      const redirects = new Set(content.pages.flatMap(({formerly}) => formerly));
      await preview?.writeSnapshots({
        now: pages,
        before,
        redirects,
        labels: site.preview,
        sentences: preview.sentences,
        output,
      });
      const finished = pages.map((page) => page.reread());
      for (const page of finished) output.for(`the page ${page.path}`).replace(htmlFile(page.path), page.finished());
      const downloads = await currentDownloads();
      for (const download of downloads) output.write(download.path, download.content);
      for (const [address, pdf] of await currentPdfs()) output.write(address, pdf);
      output.write(SECURITY_TXT, securityTxt(site, i18n.currentLocale));
      writeIndex(pages, described, output.for('the search'), site.labels.newTab);
      const project = {siteDir, generatedFilesDir, locale: i18n.currentLocale};
      if (preview) output.for('the editor').write(`${EDITOR}.html`, editorElsewhere(site, i18n.currentLocale));
      else await writeEditor(project, content, output.for('the editor'));
      writeFormerPages(content.pages, {...site, language: i18n.currentLocale}, output);
      output.write(HEADERS_FILE, headersFile(finished, content, site, downloads));
      output.write('/_routes.json', JSON.stringify(ROUTES));
      output.write(BILL_OF_MATERIALS, billOfMaterials(readFileSync(join(siteDir, LOCKFILE), 'utf8')));
      output.write(BUILD_RECORD, JSON.stringify(recordOf()));
      lastLook(outDir, [...bundled, ...output.addresses]);
      if (deployment().kind === 'local') logger.info(FOR_THIS_MACHINE);
    },
  };
}

/** What a preview adds; imported here, because nothing else needs that code. */
const previewPages = async () => (await import('../preview/after-build')).previewPages();

/** The part of the bundler that is used here. */
interface Compiler {
  hooks: {afterEmit: {tap: (name: string, done: (compilation: {getAssets: () => {name: string}[]}) => void) => void}};
}

/** @returns a plugin of the bundler that notes the address of each file that it writes. */
const rememberFiles = (bundled: Set<string>) => ({
  apply: ({hooks}: Compiler) =>
    hooks.afterEmit.tap('after-build', (compilation) => {
      for (const {name} of compilation.getAssets()) bundled.add(`/${name}`);
    }),
});
