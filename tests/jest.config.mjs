import {fileURLToPath} from 'node:url';

/**
 * The unit tests, in Node and jsdom. tests/browser tests the built site. `npm run test:all` adds the files
 * `*.all.test.ts`.
 */
const isAllLanes = process.env.TEST_LANE === 'all';

const transform = {
  '^.+\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: {syntax: 'typescript', tsx: true},
        transform: {react: {runtime: 'automatic'}},
      },
      module: {type: 'commonjs'},
    },
  ],
};

/** Packages that are published only as ES modules, which Jest must transform. */
const MODULES = [
  'unified',
  'bail',
  'trough',
  'vfile',
  'remark-',
  'mdast-',
  'micromark',
  'unist-',
  'estree-',
  'decode-named',
  'character-',
  'ccount',
  'devlop',
  'is-',
  'longest-',
  'markdown-',
  'parse-entities',
  'stringify-',
  'zwitch',
  'woff2-encoder',
  'escape-string',
  'stemmer',
].join('|');

const rootDir = fileURLToPath(new URL('..', import.meta.url));

/** Sets the fixture's day and folder, whatever day it is and whatever the real pages contain. */
const IN_FIXTURE = ['<rootDir>/tests/fixture/clock.cjs', '<rootDir>/tests/fixture/chdir-to-fixture.ts'];

const shared = {
  rootDir,
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES}))`],
  setupFiles: IN_FIXTURE,
  testPathIgnorePatterns: isAllLanes ? [] : ['\\.all\\.test\\.tsx?$'],
};

export default {
  rootDir,
  // Jest's default of 5 s, longer on CI machines, and longer again in the second lane.
  testTimeout: 5_000 * (process.env.CI ? 6 : 3) * (isAllLanes ? 10 : 1),
  // By default Jest leaves one core idle, which is half of a machine with two.
  maxWorkers: '100%',
  // Git starts more slowly from a process with much memory, so large workers are replaced.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'cms',
      testEnvironment: 'node',
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '/cms/highlight[./]'],
      testMatch: ['<rootDir>/tests/unit/{{cms,node,shared,site,cli}/**/,}*.test.ts'],
    },
    {
      ...shared,
      displayName: 'plugins',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/unit/plugins/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'editor',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/unit/editor/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'highlight',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/unit/cms/highlight{/**/,.}*.test.ts'],
      setupFiles: [...IN_FIXTURE, '<rootDir>/tests/unit/cms/highlight/production.ts'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/tests/mocks/css-module.ts',
        '\\.woff2$': '<rootDir>/tests/mocks/file.ts',
        '^@site/(.*)$': '<rootDir>/$1',
        '^@theme/(.*)$': '<rootDir>/src/theme/$1',
        '^@docusaurus/ErrorBoundary$': '<rootDir>/src/editor/preview/shims/ErrorBoundary.ts',
        '^@docusaurus/Head$': '<rootDir>/tests/mocks/empty-component.ts',
        '^@docusaurus/Link$': '<rootDir>/tests/mocks/Link.tsx',
        '^@docusaurus/plugin-content-docs/client$': '<rootDir>/tests/mocks/sidebar.ts',
        '^@docusaurus/useBrokenLinks$': '<rootDir>/tests/mocks/useBrokenLinks.ts',
        '^@docusaurus/useIsBrowser$': '<rootDir>/tests/mocks/empty-component.ts',
        '^@docusaurus/router$': 'react-router-dom',
      },
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/unit/**/*.test.tsx', '<rootDir>/tests/unit/{components,theme}/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/unit/components/setup.ts'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/tests/mocks/css-module.ts',
        '\\.woff2$': '<rootDir>/tests/mocks/file.ts',
        '^@site/(.*)$': '<rootDir>/$1',
        '^@generated/content/default/site\\.json$': '<rootDir>/tests/mocks/site.ts',
        '^@docusaurus/Link$': '<rootDir>/tests/mocks/Link.tsx',
        '^@docusaurus/useBrokenLinks$': '<rootDir>/tests/mocks/useBrokenLinks.ts',
        '^@docusaurus/router$': 'react-router-dom',
      },
    },
  ],
};
