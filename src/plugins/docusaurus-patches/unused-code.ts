/**
 * What: replaces modules that every page would load by nothing, or by a small one of this folder.
 * Why: together they are a third of what every visitor would load. The classic theme's code highlighting, progress bar
 * and styles (Infima) are not used; react-helmet-async is 6 kB, although the HTML has the head of the first page already;
 * the router's checks for development are 1.7 kB; one function of tslib is used.
 * Upstream: options of theme-classic to omit each of them; heads by React 19 itself; a router that imports its checks
 * only for development.
 */
import {readdirSync, readFileSync, existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {basename, dirname, join, parse} from 'node:path';
import {assertUpstream} from '../assert-upstream';

const FILE = 'docusaurus-patches/unused-code.ts';
const shim = (name: string) => join(__dirname, 'shims', name);

const core = createRequire(require.resolve('@docusaurus/core/package.json'));
const theme = createRequire(require.resolve('@docusaurus/theme-classic'));
const THEME = theme.resolve('@docusaurus/theme-classic');
const CLIENT = join(dirname(core.resolve('@docusaurus/core/package.json')), 'lib', 'client');
const ROUTER = join(dirname(core.resolve('react-router')), 'esm', 'react-router.js');

interface Replacement {
  module: string;
  /** The module that replaces it; `false` for an empty one. */
  by: string | false;
  /** Files that use the module, each with the text of its use. */
  uses: readonly (readonly [file: string, text: string])[];
}

const replacement = (module: string, by: string | false, ...uses: Replacement['uses']): Replacement => ({
  module,
  by,
  uses,
});

export const IN_ALL_BUNDLES = [
  replacement('prism-react-renderer$', shim('no-prism.ts'), [THEME, "'./prism-include-languages'"]),
  replacement(theme.resolve('./nprogress'), false, [THEME, "'./nprogress'"]),
  replacement(theme.resolve('infima/dist/css/default/default.css'), false, [THEME, 'infima/dist/css/default/default']),
];

export const IN_BROWSERS = [
  replacement(
    'react-helmet-async$',
    shim('helmet.ts'),
    [join(CLIENT, 'exports', 'Head.js'), "import { Helmet } from 'react-helmet-async'"],
    [join(CLIENT, 'clientEntry.js'), "import { HelmetProvider } from 'react-helmet-async'"],
  ),
];

/** The router uses them in functions that nothing calls, or only during development. */
export const IN_BUILDS_FOR_BROWSERS = [
  replacement('hoist-non-react-statics$', false, [ROUTER, 'hoistStatics(C, Component)']),
  replacement('react-is$', false, [ROUTER, '!isValidElementType(props[propName])']),
  replacement('prop-types$', false, [ROUTER, 'PropTypes.object']),
];

const readText = (file: string) => readFileSync(file, 'utf8');

/** @param read reads a file; tests pass changed texts */
export function aliasesFor(replacements: readonly Replacement[], read = readText): Record<string, string | false> {
  for (const [file, text] of replacements.flatMap(({uses}) => uses))
    assertUpstream(read(file).includes(text), `has the code ${text} in ${basename(file)}`, FILE);
  return Object.fromEntries(replacements.map(({module, by}) => [module, by]));
}

/** Replaces tslib only where one of its functions is used. */
export function withSmallTslib() {
  const utilities = dirname(core.resolve('@docusaurus/utils-common'));
  const modules = readdirSync(utilities).filter((name) => name.endsWith('.js'));
  assertHelpers(modules.map((name) => readText(join(utilities, name))));
  return {rules: [{include: [utilities], resolve: {alias: {tslib$: shim('tslib.ts')}}}]};
}

/**
 * Asserts that the shim of tslib is enough.
 * @param sources all modules that get the shim
 */
export function assertHelpers(sources: string[]): void {
  const helpers = new Set(sources.flatMap((source) => source.match(/\b__[a-z]\w*(?=\)?\()/g) ?? []));
  const others = [...helpers].filter((name) => name !== '__importDefault');
  const more = `needs only __importDefault of tslib, but also ${others.join(', ')}`;
  assertUpstream(others.length === 0, more, FILE);
  assertUpstream(helpers.size > 0, 'needs tslib in @docusaurus/utils-common', FILE);
}

const OWN_THEME_FOLDERS = ['src/theme', 'src/plugins/preview/theme'];
const originalComponents = () => [join(dirname(THEME), 'theme'), join(CLIENT, 'theme-fallback')];
const componentName = (file: string) => parse(file).name;

/** Asserts that each of our theme components replaces one of Docusaurus, because nothing else would load it. */
export function assertReplaced(siteDir: string, originals: string[] = originalComponents()): void {
  const original = new Set(
    originals
      .filter(existsSync)
      .flatMap((folder) => readdirSync(folder))
      .map(componentName),
  );
  for (const name of OWN_THEME_FOLDERS.flatMap((folder) => readdirSync(join(siteDir, folder))).map(componentName))
    assertUpstream(original.has(name), `has a component @theme/${name}`, FILE);
}
