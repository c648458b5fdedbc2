import {readFileSync} from 'node:fs';

const {knip} = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The entry points of npm scripts, and Docusaurus's configuration, which Knip's plugin ignores in production mode. */
const BEGINNINGS = [
  'src/cli/{check,content-diff,guide,headers,serve,start}.ts!',
  'src/cli/{reminders,smoke,visual-diff}/index.ts!',
  'docusaurus.config.ts!',
  'src/plugins/pdf/command.ts!',
];

/**
 * Settings for `knip --production`, in which tests do not count as users of an export. A module may export what it uses
 * itself, for its tests.
 */
export default {
  ...knip,
  entry: [...knip.entry, ...BEGINNINGS],
  docusaurus: false,
  ignoreExportsUsedInFile: true,
};
