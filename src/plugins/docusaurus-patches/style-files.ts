/**
 * What: sets the size below which pictures and fonts are written into style sheets to zero.
 * Why: a style sheet would carry what few pages show, and every page with that style would pay for it.
 * Upstream: an option for the limit that Docusaurus gives to url-loader.
 */
import {upstreamError} from '../assert-upstream';

interface FileRule {
  test?: unknown;
  oneOf?: FileRule[];
  use?: unknown;
}

/** The kinds of files that our styles name. */
const NAMED = ['drawing.svg', 'font.woff2'];

/**
 * Changes the rules that load pictures and fonts.
 * @throws Error when no rule with a limit is found for a kind of file that our styles name
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
