/**
 * The files that configure Cloudflare Pages and Netlify instead of being published. Sources, read in November 2026:
 * developers.cloudflare.com/pages: functions, functions/advanced-mode, functions/routing, functions/wrangler-configuration,
 * configuration/headers, configuration/redirects, configuration/language-support-and-tools;
 * docs.netlify.com: functions/overview, edge-functions/overview, build/frameworks/frameworks-api,
 * build/configure-builds/file-based-configuration, build/configure-builds/manage-dependencies;
 * docs.npmjs.com: configuring-npm/npm-shrinkwrap-json, which takes precedence over package-lock.json.
 */

/** Folders at the root whose files hosts run as programs; the site's definition names ours. */
export const HOST_PROGRAM_FOLDERS: readonly string[] = ['functions', 'netlify'];

/** Folders that the hosts' command-line tools fill. They matter only if somebody commits them. */
export const HOST_TOOL_FOLDERS: readonly string[] = ['.netlify', '.wrangler'];

/** Files at the root that configure a build, or make the host install without npm. */
const HOST_CONFIG_FILES: readonly string[] = [
  'wrangler.toml wrangler.json wrangler.jsonc npm-shrinkwrap.json bower.json .nvmrc .node-version yarn.lock',
  '.yarnrc.yml .pnpmfile.cjs pnpm-workspace.yaml pnpm-lock.yaml bun.lock bun.lockb deno.json deno.jsonc deno.lock',
  'Gemfile Brewfile requirements.txt Pipfile runtime.txt composer.json go.mod hugo.toml .tool-versions mise.toml',
  '.mise.toml .ruby-version .python-version .php-version .go-version',
].flatMap((names) => names.split(' '));

/** Files next to the published pages. */
const STATIC_HOST_FILES: readonly string[] = ['_worker.js', '_redirects', '_headers', '_routes.json'];

export const isHostConfigAtRoot = (name: string): boolean =>
  [...HOST_TOOL_FOLDERS, ...HOST_CONFIG_FILES].includes(name);

/** @returns whether a file or folder of static/ configures a host, by the first and the last segment of its path. */
export const isHostConfigInStatic = (first: string, last: string): boolean =>
  [...HOST_PROGRAM_FOLDERS, ...HOST_TOOL_FOLDERS].includes(first) ||
  [...STATIC_HOST_FILES, ...HOST_CONFIG_FILES].includes(last);
