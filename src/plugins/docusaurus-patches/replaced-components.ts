/**
 * What: replaces parts of the classic theme that Docusaurus calls unsafe to replace, such as Layout and Navbar.
 * Why: the site has a frame of its own; the original ones would be loaded, and hidden, on every page.
 * Upstream: a theme of your own without the classic one, which the preset does not allow.
 */
import {existsSync, readdirSync} from 'node:fs';
import {dirname, join, parse} from 'node:path';
import {upstreamError} from '../assert-upstream';

/** Our own parts, and where Docusaurus looks for those that they replace. */
const OWN = ['src/theme', 'src/plugins/preview/theme'];
const ORIGINALS = () => [
  join(dirname(require.resolve('@docusaurus/theme-classic')), 'theme'),
  join(dirname(require.resolve('@docusaurus/core/package.json')), 'lib', 'client', 'theme-fallback'),
];

/**
 * Each of our parts replaces one that Docusaurus has; otherwise nothing would load it.
 * @param originals the folders of Docusaurus's own parts
 * @throws Error when we replace a part that no longer exists
 */
export function assertReplaced(siteDir: string, originals: string[] = ORIGINALS()): void {
  const known = new Set(originals.flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : [])).map(blockName));
  const own = OWN.flatMap((folder) => readdirSync(join(siteDir, folder))).map(blockName);
  const lost = own.find((name) => !known.has(name));
  if (lost !== undefined) throw upstreamError(`has a part @theme/${lost}`, 'replaced-parts.ts');
}

const blockName = (file: string) => parse(file).name;
