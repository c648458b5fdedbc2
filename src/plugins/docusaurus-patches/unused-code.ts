/**
 * What: replaces code of the classic theme that no page uses with small shims: code highlighting, the progress bar,
 * Infima's styles, and most of tslib.
 * Why: together they are a third of what every visitor would load.
 * Upstream: options of theme-classic to omit each of them.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {upstreamError} from '../assert-upstream';

const FILE = 'unused-code.ts';
const shim = (name: string) => join(__dirname, 'shims', name);

/** The imports in the classic theme's source that add this code to every page. */
export const BROUGHT = ["'./prism-include-languages'", "'./nprogress'", 'infima/dist/css/default/default'];

/**
 * @returns an object to merge into the bundler's configuration
 * @throws Error when the classic theme no longer imports the replaced code, or code needs more of tslib
 */
export function withoutUnusedCode() {
  const theme = createRequire(require.resolve('@docusaurus/theme-classic'));
  assertBrought(readFileSync(require.resolve('@docusaurus/theme-classic'), 'utf8'));
  const utilities = dirname(
    createRequire(require.resolve('@docusaurus/core/package.json')).resolve('@docusaurus/utils-common'),
  );
  assertHelpers(sourcesIn(utilities));
  return {
    module: {rules: [{include: [utilities], resolve: {alias: {tslib$: shim('tslib.ts')}}}]},
    resolve: {
      alias: {
        'prism-react-renderer$': shim('no-prism.ts'),
        [theme.resolve('./nprogress')]: shim('nothing.ts'),
        [theme.resolve('infima/dist/css/default/default.css')]: shim('nothing.css'),
      },
    },
  };
}

/** @param source the classic theme's code */
export function assertBrought(source: string): void {
  const gone = BROUGHT.find((text) => !source.includes(text));
  if (gone !== undefined) throw upstreamError(`brings code to every page by ${gone}`, FILE);
}

/**
 * Asserts that the shim of tslib is enough.
 * @param sources all modules that get the shim
 */
export function assertHelpers(sources: string[]): void {
  const helpers = new Set(sources.flatMap((source) => source.match(/\b__[a-z]\w*(?=\)?\()/g) ?? []));
  const others = [...helpers].filter((name) => name !== '__importDefault');
  if (others.length > 0)
    throw upstreamError(`needs __importDefault alone of tslib, but ${others.join(', ')} as well`, FILE);
  if (helpers.size === 0) throw upstreamError('needs tslib in @docusaurus/utils-common', FILE);
}

const sourcesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
