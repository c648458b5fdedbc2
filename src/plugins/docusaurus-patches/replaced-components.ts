/**
 * What: replaces components of the classic theme that Docusaurus calls unsafe to replace, such as Layout and Navbar.
 * Why: the site has its own header and footer; the original ones would load on every page and be hidden.
 * Upstream: a custom theme without the classic one, which the preset does not allow.
 */
import {existsSync, readdirSync} from 'node:fs';
import {dirname, join, parse} from 'node:path';
import {upstreamError} from '../assert-upstream';

/** The folders of our own components. */
const OWN = ['src/theme', 'src/plugins/preview/theme'];
const ORIGINALS = () => [
  join(dirname(require.resolve('@docusaurus/theme-classic')), 'theme'),
  join(dirname(require.resolve('@docusaurus/core/package.json')), 'lib', 'client', 'theme-fallback'),
];

/**
 * Asserts that each of our components replaces one of Docusaurus, because nothing else would load it.
 * @param originals the folders of Docusaurus's components
 * @throws Error when we replace a component that no longer exists
 */
export function assertReplaced(siteDir: string, originals: string[] = ORIGINALS()): void {
  const known = new Set(originals.flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : [])).map(blockName));
  const own = OWN.flatMap((folder) => readdirSync(join(siteDir, folder))).map(blockName);
  const lost = own.find((name) => !known.has(name));
  if (lost !== undefined) throw upstreamError(`has a part @theme/${lost}`, 'replaced-components.ts');
}

const blockName = (file: string) => parse(file).name;
