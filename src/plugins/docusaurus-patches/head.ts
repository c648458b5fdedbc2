/**
 * What: replaces react-helmet-async in browsers by a small module with the same components.
 * Why: with what it needs it is 6 kB in the scripts of every page. The HTML has the head of the first page already, and
 * the heads of our pages have few elements.
 * Upstream: heads by React 19 itself.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {assertUpstream} from '../assert-upstream';

const FILE = 'head.ts';
const PACKAGE = 'react-helmet-async';
/** The modules of Docusaurus's code for browsers that use the package, with what they use. */
const USERS = {'exports/Head.js': 'Helmet', 'clientEntry.js': 'HelmetProvider'};

export function withSmallHead() {
  for (const [file, name] of Object.entries(USERS))
    assertHeadImport(file, name, readFileSync(require.resolve(`@docusaurus/core/lib/client/${file}`), 'utf8'));
  return {[`${PACKAGE}$`]: join(__dirname, 'shims', 'helmet.ts')};
}

export const assertHeadImport = (file: string, name: string, source: string): void =>
  assertUpstream(
    source.includes(`import { ${name} } from '${PACKAGE}'`),
    `takes ${name} from ${PACKAGE} in ${file}`,
    FILE,
  );
