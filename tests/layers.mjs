/** What each folder of src/ may import besides itself, from the bottom to the top. `npm run layers` checks it. */
const ENGINE = 'shared|cms';
const SITE = `${ENGINE}|site`;
const VIEW = `${SITE}|hooks|ui|components|templates`;
const LAYERS = {
  shared: '',
  cms: 'shared',
  site: ENGINE,
  node: SITE,
  hooks: SITE,
  ui: `${SITE}|hooks`,
  components: `${SITE}|hooks|ui`,
  templates: `${SITE}|hooks|ui|components`,
  theme: VIEW,
  'editor/messages': 'shared',
  'editor/auth': 'shared',
  'editor/github': `${ENGINE}|node/github-service|editor/messages`,
  'editor/rich-text': ENGINE,
  'editor/state': `${SITE}|editor/(?!ui|preview|auth).*`,
  'editor/preview': `${VIEW}|theme|editor/(?!ui|state|github|auth|rich-text).*`,
  // Previews show when the site was built, and the words of a change, just as the editor does.
  'editor/ui': `${SITE}|hooks|ui/(LastBuilt|InlineDiff)|editor/(?!preview|auth).*`,
  'editor/(protocol|loading)': `${SITE}|hooks|editor/messages`,
  plugins: `${VIEW}|theme|node|editor/(state|messages)`,
  cli: `${SITE}|node|editor/(github|auth)`,
};

const REACT = '(^|node_modules/(@types/)?)(react|@docusaurus|@theme|@generated)\\b';
const DISK = 'node_modules/(@img/)?sharp\\b';

const layers = Object.entries(LAYERS).map(([folder, imports]) => ({
  name: folder,
  from: {path: `^src/${folder}(/|$)`},
  to: {path: '^src/.*tsx?$', pathNot: `^src/(${folder}|${imports})(/|\\.|$)`},
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layers,
    {
      name: 'entry-points',
      comment: 'Only the site knows the parts of the engine; others import its entry points.',
      from: {pathNot: '^src/(cms|site)/'},
      to: {path: '^src/cms/(?!highlight|markdown|report|source-map)[^/]+/'},
    },
    {
      name: 'no-react',
      from: {path: '^src/(shared|cms|site|node|cli|editor/(messages|auth|github|rich-text|state))/'},
      to: {path: REACT},
    },
    {
      name: 'no-node',
      from: {path: '^src/(shared|cms|site|hooks|ui|components|templates|theme|editor)/'},
      to: {dependencyTypes: ['core']},
    },
    {
      name: 'no-sharp',
      from: {path: '^src/(shared|cms|site|hooks|ui|components|templates|theme|editor)/'},
      to: {path: DISK},
    },
    {name: 'no-circle', from: {}, to: {circular: true}},
    {
      name: 'no-folder-circle',
      comment: 'The components of the editor contain each other.',
      scope: 'folder',
      from: {pathNot: '^src/editor/ui'},
      to: {circular: true},
    },
  ].map((rule) => ({severity: 'error', ...rule})),
  options: {doNotFollow: {path: 'node_modules'}, tsPreCompilationDeps: true, tsConfig: {fileName: 'tsconfig.json'}},
};
