/** Publishes the editor: two documents, their scripts and styles, and facts about this build. */
import {readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {createHash} from 'node:crypto';
import {currentContent, currentEncodeTasks, generatedSizes} from '../../node/load';
import {messages} from '../../editor/messages';
import {forHtml} from '../../shared/escape';
import {editorPolicy} from '../headers';
import type {Output} from '../output/output';
import {mimeTypeOf, type Handler, staticFiles} from '../handler';
import {EDITOR_FACTS_PATH, EDITOR_PATH, EDITOR_FRAME_PATH} from '../../shared/addresses';
import {BUNDLES_PATH, bundleEditor, type Files} from './bundles';
import type {Content} from '../../site/site-definition';
import type {EditorFacts} from '../../editor/state/editor-facts';
import {COUNTRY_NAMES, countryCodes} from '../../cms/parse';
import {githubService} from '../../node/github-service';
import {readPictureFile, ICON_NAMES, flagOf} from '../../node/picture-facts';
import {yearOfLastChange} from '../content/data-files';
import {lastChanges} from '../../node/git';
import {symbolsOf, iconsIn, spriteUrl} from '../icons';
import {hashOf} from '../../node/disk';

/** @returns git's hash of a file with this content. */
const blobName = (bytes: Buffer): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

async function editorFacts(siteDir: string, content: Content, icons: string): Promise<EditorFacts> {
  const files = [...staticFiles(siteDir)].filter(([address]) => address.startsWith('/img/'));
  const measured = await Promise.all(
    files.map(async ([, file]) => [blobName(readFileSync(file)), await readPictureFile(file)] as const),
  );
  const flags = await Promise.all(
    [...new Set(COUNTRY_NAMES.flatMap(countryCodes))].map(async (code) => [code, (await flagOf(code)).facts] as const),
  );
  const days = lastChanges();
  return {
    pictures: definedEntries(measured),
    flags: definedEntries(flags),
    icons: [...ICON_NAMES],
    sprite: {drawn: iconsIn(content), ofSite: spriteUrl(content), ofAll: icons},
    builtPictures: Object.fromEntries([...(await currentEncodeTasks())].map(([src, {widths}]) => [src, widths])),
    printed: Object.fromEntries([...generatedSizes].sort(([a], [b]) => (a < b ? -1 : 1))),
    service: githubService(),
    // Not even the name of a scheduled page may be published.
    days: Object.fromEntries([...days].filter(([file]) => content.pages.some((page) => page.file === file))),
    year: yearOfLastChange(days),
  };
}

const definedEntries = <T>(entries: readonly (readonly [string, T | undefined])[]): Record<string, T> =>
  Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** Matches every address of the editor. */
const OF_EDITOR = new RegExp(`^(?:${EDITOR_PATH}(?:/|$)|${BUNDLES_PATH})`);

interface Project {
  siteDir: string;
  generatedFilesDir: string;
  /** The language of the site, such as `en-NG`. */
  locale: string;
}

export async function writeEditor(project: Project, content: Content, output: Output): Promise<void> {
  for (const [address, bytes] of await editorFiles(project, content)) output.write(address, bytes);
}

/** Under `npm start`: builds the editor at the first request, so that nobody has to wait for it earlier. */
export function editorHandler(project: Project): Handler {
  let files: Promise<Map<string, Uint8Array | string>> | undefined;
  return async (url) => {
    if (!OF_EDITOR.test(url)) return undefined;
    files ??= currentContent().then((content) => editorFiles(project, content));
    const address = extname(url) === '' ? `${url}.html` : url;
    const body = (await files).get(address);
    return body === undefined ? undefined : {type: mimeTypeOf(address), body};
  };
}

async function editorFiles(
  {siteDir, generatedFilesDir, locale}: Project,
  content: Content,
): Promise<Map<string, Uint8Array | string>> {
  const {written, shell, frame} = await bundleEditor(siteDir, join(generatedFilesDir, 'editor'));
  const symbols = symbolsOf([...ICON_NAMES]);
  const icons = `${BUNDLES_PATH}icons-${hashOf(symbols)}.svg`;
  return new Map<string, Uint8Array | string>([
    ...[...written].map(([address, file]) => [address, readFileSync(file)] as const),
    [icons, symbols],
    [EDITOR_FACTS_PATH, JSON.stringify(await editorFacts(siteDir, content, icons))],
    [`${EDITOR_PATH}.html`, htmlDocument(shell, messages.title, locale, editorPolicy('editor'), PRELOAD_FACTS)],
    [`${EDITOR_FRAME_PATH}.html`, htmlDocument(frame, messages.pageFrame, locale, editorPolicy('frame'))],
  ]);
}

/** The browser fetches the facts while it loads the editor's scripts. */
const PRELOAD_FACTS = `<link rel="preload" as="fetch" crossorigin="anonymous" href="${EDITOR_FACTS_PATH}">`;

const htmlDocument = (
  {scripts, styles}: Files,
  title: string,
  locale: string,
  policy: string,
  ahead = '',
): string => `<!doctype html>
<html lang="${forHtml(locale)}">
<head>
<meta charset="utf-8">
${policy}
<title>${forHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.ico">
${styles.map((address) => `<link rel="stylesheet" href="${forHtml(address)}">`).join('\n')}
${scripts.map((address) => `<script src="${forHtml(address)}" defer></script>`).join('\n')}
${ahead}
</head>
<body>
<div id="page"></div>
<noscript><p>${forHtml(messages.noScript)}</p></noscript>
</body>
</html>
`;
