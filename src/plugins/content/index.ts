import {join} from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, MarkdownConfig, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {checkBody, sentence} from '../../cms/lint';
import {assertPublishable} from '../../node/assert-publishable';
import {isBuild, buildCache} from '../../node/build';
import {deployment} from '../../node/deployment';
import {DiagnosticError} from '../../node/diagnostics-error';
import {PAGES_FOLDER, parseYaml, splitPage} from '../../cms/parse';
import {fromRoot} from '../../node/project-files';
import {currentContent} from '../../node/load';
import type {Site} from '../../site/page-types';
import {forLog} from '../../shared/escape';
import {CLIENT_CONFIG, clientConfig} from '../docusaurus-patches/client-config';
import {serializeCompilers} from '../docusaurus-patches/serialize-compilers';
import {currentPdfs} from '../pdf';
import {dataFile, dataFiles} from './data-files';
import type {Content} from '../../site/content';
import {siteDefinition} from '../../site/site-definition';

/**
 * The watcher of Docusaurus (chokidar 3) tells nothing of a file for 50 ms after it told of a change to it, and for
 * 100 ms after it told that it is gone. Who reads later than that sees these changes too.
 */
const DEBOUNCE_MS = 150;

/**
 * Docusaurus loads a plugin again at each change, while the last load may still be under way; whichever ended last would
 * win, with what it had read.
 * @returns a function that runs what it is given one after the other, in the order of the calls
 */
export function mutex() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/**
 * @param read reads the files as they are at that moment
 * @returns a function that reads once no change was told for a while; calls until then share one reading
 */
export function debounce<T>(read: () => Promise<T>): () => Promise<T> {
  let reported = 0;
  let waiting: Promise<T> | undefined;
  const wait = async (): Promise<T> => {
    do await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
    while (performance.now() - reported < DEBOUNCE_MS);
    waiting = undefined;
    return read();
  };
  return () => {
    reported = performance.now();
    return (waiting ??= wait());
  };
}

/**
 * @returns the facts that several pages share
 * @throws DiagnosticError when a page has a finding: a build stops here, before anything is written, while under `start` the
 * browser shows the findings; and when a production build would publish sample values
 */
export async function siteFacts(): Promise<Site> {
  const content = await currentContent();
  const {site, diagnostics} = content;
  if (!site || (isBuild() && diagnostics.length > 0)) throw new DiagnosticError(diagnostics);
  assertPublishable(content, deployment());
  return site;
}

/** @returns the files of the pages that the site does not show yet, from pages/ on. */
export async function scheduledFiles(): Promise<string[]> {
  const {sources, pages} = await currentContent();
  const shown = new Set(pages.map(({file}) => file));
  const waiting = sources.filter(({file, path}) => path !== undefined && !shown.has(file));
  return isBuild() ? waiting.map(({file}) => file.slice(PAGES_FOLDER.length + 1)) : [];
}

/** The fields of a front matter that Docusaurus itself reads; all others reach the page as data of this plugin. */
const OWN_FIELDS = ['title', 'description', 'slug', 'sidebar_label', 'sidebar_position'];

/**
 * Brings what the pages say to the components: one data file a page and one for the frame, made again at each change.
 * A build with a finding never comes here (`siteFacts`); under `start` the browser shows the sentences and the
 * other pages go on working.
 */
export default function contentPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  // Under `start` the frame keeps the last facts that were right while pages/_site.yml is fixed.
  let lastGood: Site | undefined;
  const turn = mutex();
  const settledContent = debounce(() => turn(currentContent));
  const bring = async (content: Content, {createData, addRoute}: PluginContentLoadedActions): Promise<void> => {
    lastGood = content.site ?? lastGood;
    if (!lastGood) throw new DiagnosticError(content.diagnostics);
    // Pages tell what their PDFs weigh.
    if (isBuild()) await currentPdfs();
    const {files, made} = dataFiles(content, lastGood);
    await Promise.all([
      ...files.map(({name, data}) => createData(name, data)),
      createData('diagnostics.json', content.diagnostics.map(sentence)),
      createData(CLIENT_CONFIG, clientConfig(siteConfig)),
    ]);
    for (const {path, file, shell} of made) {
      addRoute({
        path,
        component: `@site/src/templates/${shell}`,
        exact: true,
        // By its alias: the path on disk would be written into the scripts.
        modules: {page: `@generated/content/default/${dataFile(path)}`},
        metadata: {sourceFilePath: file},
      });
    }
  };
  const plugin: Plugin<Content> = {
    name: 'content',
    getThemePath: () => join(__dirname, 'theme'),
    getPathsToWatch: () => [`${PAGES_FOLDER}/**/*`, 'static/**/*'].map((path) => join(siteDir, path)),
    configureWebpack: (_config, isServer) =>
      isServer || isBuild() ? undefined : {plugins: [serializeCompilers(turn)]},
    getClientModules: () => (isBuild() ? [] : [join(__dirname, 'diagnostics-overlay.ts')]),
    async loadContent() {
      const content = await (isBuild() ? currentContent() : settledContent());
      for (const diagnostic of content.diagnostics) logger.error(forLog(sentence(diagnostic)));
      return content;
    },
    contentLoaded: ({content, actions}) => turn(() => bring(content, actions)),
  };
  return plugin as Plugin;
}

/** Gives Docusaurus the few fields it needs. Never throws: the findings are reported by the plugin, all at once. */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async ({filePath, fileContent}) => {
  const split = splitPage(fileContent);
  const read = await readFields(filePath);
  const data = read ?? (split && parseYaml(filePath, split.yaml, 1).parsed?.data) ?? {};
  const frontMatter = Object.fromEntries(
    Object.entries(data).filter(
      ([key, value]) => OWN_FIELDS.includes(key) && ['string', 'number'].includes(typeof value),
    ),
  );
  return {
    frontMatter,
    content: fileContent
      .split('\n')
      .slice(split?.bodyLine ?? 0)
      .join('\n'),
  };
};

/** @returns the front matter of a page as a build has read it before. */
async function readFields(path: string): Promise<object | undefined> {
  return isBuild() ? (await topBlocks()).get(fromRoot(path)) : undefined;
}

const topBlocks = buildCache(async () => {
  const {sources} = await currentContent();
  return new Map(sources.map(({file, parsed}) => [file, parsed?.data as object | undefined]));
});

/** Under `start` a body that cannot be compiled is left out, so that its sentence is all that the editor sees. */
export function withoutBrokenBody({filePath, fileContent}: {filePath: string; fileContent: string}): string {
  if (checkBody(filePath, fileContent, siteDefinition.blocks).findings.length === 0) return fileContent;
  const bodyLine = splitPage(fileContent)?.bodyLine ?? 0;
  return fileContent.split('\n').slice(0, bodyLine).join('\n');
}
