/** The bodies of pages as components, compiled as a build does. */
import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {transformSync} from '@swc/core';
import type {ComponentType} from 'react';
import type {Outcome, Task} from '../plugins/compile-bodies';

/** A compiled body, which asks for the parts that it uses and for the data of its page. */
export type Compiled = (ask: (request: string) => unknown) => Body;

interface Body {
  default: ComponentType<{components: object}>;
  BannerPart?: ComponentType;
}

const MUCH = 256 * 1024 * 1024;

/** @returns the compiled bodies, by their text */
export function compileAll(bodies: readonly string[]): Map<string, Compiled> {
  const task: Task = {bodies: [...bodies], staticDir: 'static', replaced: true};
  const output = execFileSync(
    process.execPath,
    [join('node_modules', 'jiti', 'lib', 'jiti-cli.mjs'), join('tests', 'plugins', 'compile-bodies.ts')],
    {input: JSON.stringify([task]), encoding: 'utf8', maxBuffer: MUCH},
  );
  const [outcomes = []] = JSON.parse(output) as Outcome[][];
  return new Map(outcomes.map(({code, error}, index) => [bodies[index] ?? '', compiled(code, error)]));
}

function compiled(esm: string | undefined, error: string | undefined): Compiled {
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
