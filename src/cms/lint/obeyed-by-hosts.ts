/**
 * The files that Cloudflare Pages and Netlify obey instead of publishing them. Sources, read in November 2026:
 * developers.cloudflare.com/pages: functions, functions/advanced-mode, functions/routing, functions/wrangler-configuration,
 * configuration/headers, configuration/redirects, configuration/language-support-and-tools;
 * docs.netlify.com: functions/overview, edge-functions/overview, build/frameworks/frameworks-api,
 * build/configure-builds/file-based-configuration, build/configure-builds/manage-dependencies;
 * docs.npmjs.com: configuring-npm/npm-shrinkwrap-json, which takes precedence over package-lock.json.
 */

/** Folders at the root whose files hosts run as programs; the site's definition names ours. */
export const RUN_BY_HOSTS: readonly string[] = ['functions', 'netlify'];

/** Folders that the hosts' command-line tools fill. They matter only if somebody commits them. */
export const FILLED_BY_HOSTS: readonly string[] = ['.netlify', '.wrangler'];

/** Files at the root that configure a build, or make the host install without npm. */
const SETTINGS: readonly string[] = [
  ...['wrangler.toml', 'wrangler.json', 'wrangler.jsonc'],
  ...['npm-shrinkwrap.json', 'bower.json', '.nvmrc', '.node-version'],
  ...[
    'yarn.lock',
    '.yarnrc.yml',
    '.pnpmfile.cjs',
    'pnpm-workspace.yaml',
    'pnpm-lock.yaml',
    'bun.lock',
    'bun.lockb',
    'deno.json',
    'deno.jsonc',
    'deno.lock',
  ],
  ...['Gemfile', 'Brewfile', 'requirements.txt', 'Pipfile', 'runtime.txt', 'composer.json', 'go.mod', 'hugo.toml'],
  ...['.tool-versions', 'mise.toml', '.mise.toml', '.ruby-version', '.python-version', '.php-version', '.go-version'],
];

/** Files beside the published pages. */
const BESIDE_PAGES: readonly string[] = ['_worker.js', '_redirects', '_headers', '_routes.json'];

/** @returns whether a host obeys a file or folder of this name at the root of the project. */
export const isObeyedAtRoot = (name: string): boolean => [...FILLED_BY_HOSTS, ...SETTINGS].includes(name);

/** @returns whether a host obeys a file or folder of static/, by the first and the last segment of its path. */
export const isObeyedBesidePages = (first: string, last: string): boolean =>
  [...RUN_BY_HOSTS, ...FILLED_BY_HOSTS].includes(first) || [...BESIDE_PAGES, ...SETTINGS].includes(last);
