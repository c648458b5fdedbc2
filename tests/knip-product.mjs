import {readFileSync} from 'node:fs';

const {knip} = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** What npm scripts and Docusaurus's configuration begin with; Knip follows neither in production mode. */
const BEGINNINGS = [
  'src/cli/{check,content-diff,guide,headers,serve,start}.ts!',
  'src/cli/{reminders,smoke,visual-diff}/index.ts!',
  'src/plugins/{index,pdf/command}.ts!',
];

/**
 * Settings for `knip --production`, where a test is no user of what it imports. What a module needs itself may be
 * exported for its tests.
 */
export default {...knip, entry: [...knip.entry, ...BEGINNINGS], ignoreExportsUsedInFile: true};
