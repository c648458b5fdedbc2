/** Publishes the staff's editor: two documents, their scripts and styles, and what it has to know of this build. */
import {join} from 'node:path';
import type {Content} from '../../content/content';
import {ICON_NAMES} from '../../content/host/icon-names';
import {words} from '../../edit/words';
import {forHtml} from '../../shared/escape';
import type {Output} from '../after-build/output';
import {hashOf} from '../hash';
import {drawingsOf} from '../icons/sprite';
import {EDITOR, EDITOR_FRAME} from './addresses';
import {bundleEditor, type Files} from './bundles';
import {editorFacts} from './facts';

/** What the editor fetches first. */
const FACTS = '/edit/facts.json';

interface Task {
  siteDir: string;
  generatedFilesDir: string;
  /** The language of the site, as `en-NG`. */
  locale: string;
  content: Content;
  output: Output;
}

export async function writeEditor({siteDir, generatedFilesDir, locale, content, output}: Task): Promise<void> {
  const {written, shell, frame} = await bundleEditor(siteDir, join(generatedFilesDir, 'editor'));
  for (const [address, file] of written) output.copy(address, file);
  const drawings = drawingsOf([...ICON_NAMES]);
  const icons = `/assets/edit/icons-${hashOf(drawings)}.svg`;
  output.write(icons, drawings);
  output.write(FACTS, JSON.stringify(await editorFacts(siteDir, content, icons)));
  output.write(`${EDITOR}.html`, documentOf(shell, words.title, locale, ASKED_AHEAD));
  output.write(`${EDITOR_FRAME}.html`, documentOf(frame, words.pageFrame, locale));
}

/** The browser asks for the facts while the scripts of the editor come. */
const ASKED_AHEAD = `<link rel="preload" as="fetch" crossorigin="anonymous" href="${FACTS}">`;

const documentOf = ({scripts, styles}: Files, title: string, locale: string, ahead = ''): string => `<!doctype html>
<html lang="${forHtml(locale)}">
<head>
<meta charset="utf-8">
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
<noscript><p>${forHtml(words.noScript)}</p></noscript>
</body>
</html>
`;
