import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {scheduledIn} from '../../cms/parse';
import {encodeContent} from '../../cms/source-map/content';
import {deployment} from '../../node/deployment';
import {repository} from '../../node/git';
import {currentContent} from '../../node/load';
import {siteDay} from '../../site/locale';
import {BEFORE_FOLDER, SITE_DATA, type DataFile, dataFiles} from '../content/data-files';
import {loadPagesOf, type PageRule} from '../docusaurus-patches/page-loaders';
import {currentPdfs} from '../pdf';
import type {PreviewBefore} from './before';
import {BEFORE_PATH, pathBelow} from './paths';
import type {Preview} from './preview-bar';

interface PreviewContent {
  preview: Preview;
  now: DataFile[];
  /** The data of all pages with encoded references. */
  encoded: DataFile[];
  before: Pick<PreviewBefore, 'files' | 'encoded' | 'pages' | 'sidebar'>;
}

/** The requests of the server bundle that get the encoded data instead. */
const DATA_REQUESTS =
  /^@generated\/(?:content\/default|preview\/default\/(?:now|before))\/(?=(?:site|not-found|page[\w.-]*)\.json$)/;
const encodedDataPath = (request: string) =>
  request.replace(
    DATA_REQUESTS,
    (from) => `@generated/preview/default/encoded/${from.includes('before') ? 'before' : 'now'}/`,
  );

/**
 * Puts the preview bar above every page of a preview. It replaces Docusaurus's empty `@theme/Root`, so a build without this
 * plugin has no bar. The HTML of a preview names the source of every text (src/cms/source-map), and each changed
 * page has a copy that shows its earlier version (before.ts).
 */
export default function previewPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const plugin: Plugin<PreviewContent | undefined> = {
    name: 'preview',
    getThemePath: () => join(__dirname, 'theme'),
    getClientModules: () => [join(__dirname, 'states.ts')],
    configureWebpack(config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const rules = (config.module?.rules ?? []) as PageRule[];
      loadPagesOf(join(generatedFilesDir, 'preview', 'default', 'before'), rules, siteDir);
      // Only the HTML gets encoded text, which is decoded after the build; the scripts get plain text.
      const encode = (data: {request: string}) => (data.request = encodedDataPath(data.request));
      return {plugins: isServer ? [new NormalModuleReplacementPlugin(DATA_REQUESTS, encode)] : []};
    },
    async loadContent() {
      const content = await currentContent();
      const {site} = content;
      if (!site) return undefined;
      // Imported here, because only previews compare pages.
      const [{previewOf}, {pagesBefore}] = await Promise.all([import('./preview-bar'), import('./before')]);
      // Pages show the sizes of their PDFs. Both versions get the current sizes, so that a new size does not count as a
      // change.
      await currentPdfs();
      const before = await pagesBefore();
      const files = dataFiles(content, site);
      const withRefs = encodeContent(content, site);
      const encoded = dataFiles(withRefs.content, withRefs.site);
      const preview = previewOf(
        site,
        content.pages,
        deployment(),
        repository(),
        before?.pages.map(({address}) => address) ?? [],
        scheduledIn(content.sources, siteDay()),
        before?.printed,
      );
      const now = files.filter(({name}) => name === SITE_DATA);
      return {preview, now, encoded, before: before ?? {files, encoded, pages: [], sidebar: []}};
    },
    async contentLoaded({content, actions: {createData, addRoute}}) {
      if (!content) return;
      const {preview, now, encoded, before} = content;
      await createData('preview.json', preview);
      await createData('before/sidebar.json', before.sidebar);
      for (const [folder, files] of [
        ['now', now],
        ['encoded/now', encoded],
        ['before', before.files],
        ['encoded/before', before.encoded],
      ] as const)
        await Promise.all(files.map(({name, data}) => createData(`${folder}/${name}`, data)));
      for (const {path, address, file, hasMenu} of before.pages) {
        await createData(`before/${file.name}`, file.text);
        addRoute({
          path: pathBelow(BEFORE_PATH, address),
          component: '@site/src/plugins/preview/BeforePage',
          exact: true,
          modules: {content: `${BEFORE_FOLDER}/${file.name}`},
          props: {hasMenu, pathname: path},
        });
      }
    },
  };
  return plugin as Plugin;
}
