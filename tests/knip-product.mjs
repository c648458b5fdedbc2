import {readFileSync} from 'node:fs';

const {knip} = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The entry points of npm scripts and of Docusaurus's configuration, which Knip ignores in production mode. */
const BEGINNINGS = [
  'src/cli/{check,content-diff,guide,headers,serve,start}.ts!',
  'src/cli/{reminders,smoke,visual-diff}/index.ts!',
  'src/plugins/{index,pdf/command}.ts!',
];

/**
 * Settings for `knip --production`, in which tests do not count as users of an export. A module may export what it uses
 * itself, for its tests.
 */
export default {...knip, entry: [...knip.entry, ...BEGINNINGS], ignoreExportsUsedInFile: true};
