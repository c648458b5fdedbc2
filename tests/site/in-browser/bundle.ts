import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import type {Page} from '@playwright/test';
import {rspack, type Stats} from '@rspack/core';

/**
 * Bundles a module for browsers, with nothing in place of what only Node has.
 * @param entry path of the module
 * @param name under which `window` gets what it exports
 * @returns the file of the bundle
 * @throws Error when the module reaches something that browsers do not have
 */
export async function bundle(entry: string, name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  const compiler = rspack({
    mode: 'development',
    target: 'web',
    devtool: false,
    entry: resolve(entry),
    output: {path: folder, filename: 'bundle.js', library: {type: 'window', name}},
    resolve: {extensions: ['.ts', '.js']},
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {target: 'es2022', parser: {syntax: 'typescript'}}},
        },
      ],
    },
  });
  const stats = await new Promise<Stats | undefined>((done, fail) => {
    compiler.run((error, found) => (error ? fail(error) : done(found)));
  });
  const {errors = []} = stats?.toJson({all: false, errors: true}) ?? {};
  if (errors.length > 0) throw new Error(errors.map(({message}) => message).join('\n'));
  return join(folder, 'bundle.js');
}

/** Brings a module into an empty page, for the policy of a page of the site would refuse it; for what is given, see `bundle`. */
export async function bringInto(page: Page, entry: string, name: string): Promise<void> {
  const file = await bundle(entry, name);
  await page.goto('about:blank');
  await page.addScriptTag({path: file});
  rmSync(dirname(file), {recursive: true});
}
