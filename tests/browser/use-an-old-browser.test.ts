import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Linter} from 'eslint';
import {expect, fileTest} from './test';

/** The ECMAScript version of Safari 15.4, the oldest browser of `browserslist`. */
const ECMA_VERSION = 2022;
const ASSETS = 'build/assets';
const filesOf = (folder: string) => readdirSync(join(ASSETS, folder)).map((file) => join(ASSETS, folder, file));

fileTest('The oldest supported browser can parse every script of the public pages', () => {
  const linter = new Linter();
  const scripts = filesOf('js').filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const file of scripts) {
    const code = readFileSync(file, 'utf8');
    const problems = linter.verify(code, {languageOptions: {ecmaVersion: ECMA_VERSION, sourceType: 'script'}});
    expect.soft(problems, file).toEqual([]);
    expect.soft(/\(\?<[=!]/.exec(code), `${file}: Safari knows lookbehind since 16.4`).toBeNull();
  }
});

fileTest('No style rule is lost when a browser does not know one of its selectors', () => {
  const rules = filesOf('css').flatMap((file) => readFileSync(file, 'utf8').match(/[^{}]+(?=\{)/g) ?? []);
  const mixed = rules.filter((selectors) => selectors.includes(':popover-open') && selectors.includes(','));
  expect(mixed).toEqual([]);
});
