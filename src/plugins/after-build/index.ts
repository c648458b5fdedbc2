import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isBuild} from '../../content/host/build';
import {currentContent, currentlyShown} from '../../content/host/load';
import {currentDownloads} from '../content/downloads';
import {namePageFiles} from '../docusaurus/page-files';
import {headersFile} from '../headers';
import {sprite, spriteUrl} from '../icons/sprite';
import {writePictures} from '../images';
import {commonTags, writeMetadata} from '../metadata';
import {describedPages} from '../metadata/pages';
import {writeIndex} from '../search';
import {SECURITY_TXT, securityTxt} from '../security';
import {writeFormerPages} from './former-pages';
import {lastLook} from './last-look';
import {Output} from './output';
import {BuiltPage} from './page';

/** The page that every unknown address shows. */
const NOT_FOUND = '/404';

/** With `trailingSlash: false` the page of an address is the file of its name. */
const htmlFile = (address: string) => (address === '/' ? '/index.html' : `${address}.html`);

/**
 * One walk over the built site. Docusaurus runs what its plugins do after a build all at once, so everything that reads
 * or changes the pages is done here, one after the other.
 */
export default function afterBuildPlugin({siteDir, siteConfig, generatedFilesDir, i18n}: LoadContext): Plugin {
  const bundled = new Set<string>();
  return {
    name: 'after-build',
    injectHtmlTags: () => ({headTags: commonTags(siteConfig.title)}),
    configureWebpack(_config, isServer) {
      return isServer || !isBuild() ? undefined : {plugins: [rememberFiles(bundled)]};
    },
    async postBuild({outDir}) {
      const content = await currentContent();
      const {site} = content;
      const shown = await currentlyShown();
      if (!site || !shown) throw new Error('There is no built site without pages/_site.yml.');
      const output = new Output(outDir);
      const described = describedPages(content, shown);
      const pages = [...described.map(({path}) => path), NOT_FOUND].map(
        (path) => new BuiltPage(path, readPage(outDir, path)),
      );
      namePageFiles(pages, generatedFilesDir);
      await writeMetadata({pages, described, site, siteDir, output, isHidden: siteConfig.noIndex});
      for (const page of pages) output.write(htmlFile(page.path), page.finished());
      output.write(spriteUrl(content), sprite(content));
      for (const download of await currentDownloads()) output.write(download.path, download.content);
      await writePictures(siteDir, output);
      output.write(SECURITY_TXT, securityTxt(site, i18n.currentLocale));
      await writeIndex(pages, described, output);
      writeFormerPages(content.pages, {...site, language: i18n.currentLocale}, output);
      output.write('/_headers', headersFile(pages, content, site));
      lastLook(outDir, [...bundled, ...output.addresses]);
    },
  };
}

function readPage(outDir: string, path: string): string {
  try {
    return readFileSync(join(outDir, htmlFile(path)), 'utf8');
  } catch {
    throw new Error(`The page ${path} was not built: there is no ${htmlFile(path)}.`);
  }
}

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
