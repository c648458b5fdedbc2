/**
 * What: sets the size limit for pictures and fonts inside style sheets to zero.
 * Why: otherwise a style sheet contains pictures that few pages show, and every page with that style loads them.
 * Upstream: an option for the limit that Docusaurus gives to url-loader.
 */
import {upstreamError} from '../assert-upstream';

interface FileRule {
  test?: unknown;
  oneOf?: FileRule[];
  use?: unknown;
}

/** Examples of the file types that our styles use. */
const NAMED = ['drawing.svg', 'font.woff2'];

/**
 * Changes the rules that load pictures and fonts.
 * @throws Error when a file type that our styles use has no rule with a limit
 */
export function keepFilesOutOfStyles(rules: FileRule[]): void {
  const limited = rules.filter(removeLimit);
  for (const name of NAMED) {
    if (limited.some(({test}) => test instanceof RegExp && test.test(name))) continue;
    throw upstreamError(`loads files such as ${name} by a rule with a limit`, 'style-files.ts');
  }
}

function removeLimit({use, oneOf}: FileRule): boolean {
  const inside = (oneOf ?? []).filter(removeLimit);
  const loaders = (Array.isArray(use) ? use : []) as {options?: {limit?: unknown}}[];
  const limited = loaders.flatMap(({options}) => (options && 'limit' in options ? [options] : []));
  for (const options of limited) options.limit = 0;
  return limited.length > 0 || inside.length > 0;
}
