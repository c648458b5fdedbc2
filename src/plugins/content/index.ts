import {join} from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, MarkdownConfig, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {checkBody, formatDiagnosticLine} from '../../cms/lint';
import {assertPublishable, DiagnosticError} from '../../node/publishable';
import {isBuild} from '../../node/build';
import {deployment} from '../../node/deployment';
import {PAGES_FOLDER, parseYaml, splitPage} from '../../cms/parse';
import {fromRoot} from '../../node/project-files';
import {currentContent} from '../../node/load';
import type {Site} from '../../site/page-types';
import {forLog} from '../../shared/escape';
import {CLIENT_CONFIG, clientConfig} from '../docusaurus-patches/generated-modules';
import {serializeCompilers} from '../docusaurus-patches/dev-server';
import {currentPdfs} from '../pdf';
import {dataFiles} from './data-files';
import {type Content, siteDefinition} from '../../site/site-definition';

/**
 * The watcher of Docusaurus (chokidar 3) reports no further change of a file within 50 ms, and within 100 ms after its
 * deletion. A later read includes these changes.
 */
const DEBOUNCE_MS = 150;

/**
 * Returns a function that runs tasks one after the other, in the order of the calls. Docusaurus loads a plugin again at
 * each change, even while the last load is running; otherwise the load that ends last would win, even with older data.
 */
export function createMutex() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** @returns a debounced function: it reads after a pause without changes, and calls until then share one result */
export function debounce<T>(read: () => Promise<T>): () => Promise<T> {
  let lastCall = 0;
  let pending: Promise<T> | undefined;
  const wait = async (): Promise<T> => {
    do await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
    while (performance.now() - lastCall < DEBOUNCE_MS);
    pending = undefined;
    return read();
  };
  return () => {
    lastCall = performance.now();
    return (pending ??= wait());
  };
}

/** A page with an error stops a build before it writes anything; under `start`, the browser shows the errors. */
export async function siteFacts(): Promise<Site> {
  const content = await currentContent();
  const {site, diagnostics} = content;
  if (!site || (isBuild() && diagnostics.length > 0)) throw new DiagnosticError(diagnostics);
  assertPublishable(content, deployment());
  return site;
}

/** @returns the files of scheduled and closed pages, which a build leaves out, by their paths in pages/ */
export async function hiddenFiles(): Promise<string[]> {
  const {sources, pages} = await currentContent();
  const shown = new Set(pages.map(({file}) => file));
  const hidden = sources.filter(({file, path}) => path !== undefined && !shown.has(file));
  return isBuild() ? hidden.map(({file}) => file.slice(PAGES_FOLDER.length + 1)) : [];
}

/** The fields of a front matter that Docusaurus reads; this plugin passes all others to the page. */
const DOCUSAURUS_FIELDS = ['title', 'description', 'slug', 'sidebar_label', 'sidebar_position'];

/**
 * Provides the content to the components: one data file per page, and one for the header and footer, rewritten at each
 * change. A build with a problem stops earlier (`siteFacts`); under `start`, the browser shows the problems and the other
 * pages still work.
 */
export default function contentPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  // Under `start`, the header and footer keep the last valid facts until pages/_site.yml is fixed.
  let lastGood: Site | undefined;
  const turn = createMutex();
  const settledContent = debounce(() => turn(currentContent));
  const writeData = async (content: Content, {createData}: PluginContentLoadedActions): Promise<void> => {
    lastGood = content.site ?? lastGood;
    if (!lastGood) throw new DiagnosticError(content.diagnostics);
    // Pages show the sizes of their PDFs.
    if (isBuild()) await currentPdfs();
    await Promise.all([
      ...dataFiles(content, lastGood).map(({name, data}) => createData(name, data)),
      createData('diagnostics.json', content.diagnostics.map(formatDiagnosticLine)),
      createData(CLIENT_CONFIG, clientConfig(siteConfig)),
    ]);
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
      for (const diagnostic of content.diagnostics) logger.error(forLog(formatDiagnosticLine(diagnostic)));
      return content;
    },
    contentLoaded: ({content, actions}) => turn(() => writeData(content, actions)),
  };
  return plugin as Plugin;
}

/** Gives Docusaurus the few fields that it needs. It never throws, because the plugin reports all problems together. */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async ({filePath, fileContent}) => {
  const split = splitPage(fileContent);
  // A build has already read the front matter.
  const sources = isBuild() ? (await currentContent()).sources : [];
  const read = sources.find(({file}) => file === fromRoot(filePath))?.parsed?.data;
  const data = read ?? (split && parseYaml(filePath, split.yaml, 1).parsed?.data) ?? {};
  const isRead = ([key, value]: [string, unknown]) =>
    DOCUSAURUS_FIELDS.includes(key) && ['string', 'number'].includes(typeof value);
  const lines = fileContent.split('\n').slice(split?.bodyLine ?? 0);
  return {frontMatter: Object.fromEntries(Object.entries(data).filter(isRead)), content: lines.join('\n')};
};

/** Under `start`, leaves out a body that does not compile, so that the author sees only its diagnostics. */
export function withoutBrokenBody({filePath, fileContent}: {filePath: string; fileContent: string}): string {
  if (isBuild() || checkBody(filePath, fileContent, siteDefinition).reports.length === 0) return fileContent;
  const bodyLine = splitPage(fileContent)?.bodyLine ?? 0;
  return fileContent.split('\n').slice(0, bodyLine).join('\n');
}
