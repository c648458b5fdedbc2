/** Compiles the bodies of pages to components, like a build. */
import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {transformSync} from '@swc/core';
import type {ComponentType} from 'react';
import type {Outcome, Task} from '../../plugins/mdx/compile-bodies';
import {ROOT} from '../../../project';

/** A compiled body, which requires its components and its page's data. */
export type Compiled = (ask: (request: string) => unknown) => Body;

interface Body {
  default: ComponentType<{components: object}>;
  BannerPart?: ComponentType;
}

export interface BodyInput {
  body: string;
  file: string;
}

const MAX_BUFFER_BYTES = 256 * 1024 * 1024;

export function compileAll(all: readonly BodyInput[]): Map<BodyInput, Compiled> {
  const [bodies, files] = [all.map(({body}) => body), all.map(({file}) => file)];
  const task: Task = {bodies, files, staticDir: 'static', replaced: true};
  const output = execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules', 'jiti', 'lib', 'jiti-cli.mjs'), join(ROOT, 'tests/unit/plugins/mdx/compile-bodies.ts')],
    {input: JSON.stringify([task]), encoding: 'utf8', maxBuffer: MAX_BUFFER_BYTES},
  );
  const [outcomes = []] = JSON.parse(output) as Outcome[][];
  return new Map(all.map((item, index) => [item, evaluateBody(outcomes[index]?.code, outcomes[index]?.error)]));
}

function evaluateBody(esm: string | undefined, error: string | undefined): Compiled {
  if (esm === undefined) throw new Error(error);
  const {code} = transformSync(esm, {
    module: {type: 'commonjs'},
    jsc: {target: 'es2022', parser: {syntax: 'ecmascript', jsx: true}, transform: {react: {runtime: 'automatic'}}},
  });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the code of our own compiler
  const run = new Function('require', 'exports', code) as (ask: (request: string) => unknown, exports: object) => void;
  return (ask) => {
    const exports = {};
    run(ask, exports);
    return exports as Body;
  };
}
