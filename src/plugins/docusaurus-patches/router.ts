/**
 * What: leaves out packages that the router imports and a built site does not use.
 * Why: they are 1.7 kB in the scripts of every page.
 * Upstream: a router that imports them only for development.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {assertUpstream} from '../assert-upstream';

const FILE = 'router.ts';
/** What the router imports, and how it uses each: in functions that nothing calls, or only during development. */
const UNUSED_BY_ROUTER = {
  'hoist-non-react-statics': 'hoistStatics(C, Component)',
  'react-is': '!isValidElementType(props[propName])',
  'prop-types': 'PropTypes.object',
};

export function withoutDevelopmentChecks() {
  const router = createRequire(require.resolve('@docusaurus/core/package.json')).resolve('react-router');
  assertRouterImports(readFileSync(join(dirname(router), 'esm', 'react-router.js'), 'utf8'));
  return Object.fromEntries(Object.keys(UNUSED_BY_ROUTER).map((name) => [`${name}$`, false as const]));
}

export function assertRouterImports(source: string): void {
  for (const [name, use] of Object.entries(UNUSED_BY_ROUTER))
    assertUpstream(source.includes(use), `has a router that uses ${name} only for development`, FILE);
}
