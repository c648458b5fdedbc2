/** Replaces code and components of the classic theme. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join, parse} from 'node:path';
import {assertUpstream} from '../assert-upstream';

const FILE = 'classic-theme.ts';
const shim = (name: string) => join(__dirname, 'shims', name);

/** The imports in the classic theme's source that add the replaced code to every page. */
export const UNUSED_IMPORTS = ["'./prism-include-languages'", "'./nprogress'", 'infima/dist/css/default/default'];

/**
 * What: leaves out code of the classic theme that no page uses: code highlighting, the progress bar, Infima's styles,
 * and most of tslib.
 * Why: together they are a third of what every visitor would load.
 * Upstream: options of theme-classic to omit each of them.
 */
export function withoutUnusedCode() {
  const theme = createRequire(require.resolve('@docusaurus/theme-classic'));
  assertUnusedImports(readFileSync(require.resolve('@docusaurus/theme-classic'), 'utf8'));
  const core = createRequire(require.resolve('@docusaurus/core/package.json'));
  const utilities = dirname(core.resolve('@docusaurus/utils-common'));
  const modules = readdirSync(utilities).filter((name) => name.endsWith('.js'));
  assertHelpers(modules.map((name) => readFileSync(join(utilities, name), 'utf8')));
  return {
    module: {rules: [{include: [utilities], resolve: {alias: {tslib$: shim('tslib.ts')}}}]},
    resolve: {
      alias: {
        'prism-react-renderer$': shim('no-prism.ts'),
        [theme.resolve('./nprogress')]: false as const,
        [theme.resolve('infima/dist/css/default/default.css')]: false as const,
      },
    },
  };
}

export function assertUnusedImports(source: string): void {
  for (const text of UNUSED_IMPORTS)
    assertUpstream(source.includes(text), `brings code to every page by ${text}`, FILE);
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
const originalComponents = () => [
  join(dirname(require.resolve('@docusaurus/theme-classic')), 'theme'),
  join(dirname(require.resolve('@docusaurus/core/package.json')), 'lib', 'client', 'theme-fallback'),
];
const componentName = (file: string) => parse(file).name;

/**
 * What: asserts that each of our components replaces one of Docusaurus, because nothing else would load it. Docusaurus
 * calls some of them unsafe to replace, such as Layout and Navbar.
 * Why: the site has its own header and footer; the original ones would load on every page and be hidden.
 * Upstream: a custom theme without the classic one, which the preset does not allow.
 */
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
