import {spawnSync} from 'node:child_process';
import {cpSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {freePort} from '../../src/commands/ports';
import {portVariables} from '../../src/commands/stand-ins/start';
import {OTHER_PORT} from './address';
import {Copy} from './copy';
import {OF_THE_EDITOR} from './editor-files';
import {FIELDS, HEADINGS, REAL, UNUSED} from './real-values';

/** The check, a build and some thirty tests, on a machine that is busy with other tests. */
const PATIENCE_MS = 600_000;
const TEXT = /\.(html|js|json|xml|txt|webmanifest)$/;
const PAGE = /\.(mdx|yml)$/;

/** The tests of the built site that look at what staff may change, by file and title. */
const SHORT_FORM = [
  'home.test.ts The home page (has|shows|asks)',
  'frame.test.ts The (frame|header (shows|closes)|mobile menu at 390 px has)',
  'contact.test.ts (Contact has|An office|When the script)',
  'about.test.ts (About has|History|Management shows every|The gallery opens)',
  'careers.test.ts (Each opening|Whoever)',
  'privacy.test.ts The footer',
  'routes.test.ts Each page',
  'forms.test.ts .*tells browsers',
  'findable.test.ts (Home tells|The sitemap holds)',
  'search.test.ts (A misspelt|When nothing)',
  'every-page.test.ts (/|/contact) answers',
].join('|');

test.describe.configure({mode: 'serial', timeout: PATIENCE_MS});

let copy: Copy;
/** Its stand-ins answer beside those of the site under test. */
let ports: Record<string, string>;

const textsIn = (folder: string, kind: RegExp): string[] =>
  readdirSync(join(copy.folder, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => kind.test(file) && !OF_THE_EDITOR.test(file))
    .map((file) => join(copy.folder, folder, file));

/** A program of the modules, run in the copy. */
const run = (module: string, ...options: string[]) =>
  spawnSync(process.execPath, [join('node_modules', module), ...options], {
    cwd: copy.folder,
    encoding: 'utf8',
    env: {...process.env, SITE_PORT: String(OTHER_PORT), ...ports},
  });

test.describe('A site with other values in place of the samples, and with what else staff may change', () => {
  test.beforeAll(async () => {
    ports = portVariables({forms: await freePort(), github: await freePort()});
    copy = new Copy();
    cpSync('tests', join(copy.folder, 'tests'), {recursive: true});
    for (const [file, field, value] of FIELDS) copy.set(file, field, value);
    for (const [file, heading, other] of HEADINGS) copy.edit(file, heading, other);
    for (const path of textsIn('pages', PAGE)) {
      const source = readFileSync(path, 'utf8').replace(/^ *sample: true\n/gm, '');
      writeFileSync(
        path,
        REAL.reduce((text, [sample, real]) => text.replaceAll(sample, real), source),
      );
    }
    for (const file of UNUSED) rmSync(join(copy.folder, file));
    copy.commit('Other values');
  });
  test.afterAll(() => copy.remove());

  test('passes the check', () => {
    const {status, stdout} = run('jiti/lib/jiti-cli.mjs', 'src/content/check/command.ts');
    expect(stdout).toContain('no flaw found');
    expect(status).toBe(0);
  });

  test('is built with none of the samples left in it', () => {
    copy.build('.', ports);
    const texts = textsIn('build', TEXT).map((path) => readFileSync(path, 'utf8'));
    const has = (words: string) => texts.some((text) => text.includes(words));
    expect(REAL.filter(([sample]) => has(sample))).toEqual([]);
    expect(has('Deltamarch')).toBe(true);
  });

  test('passes the tests of the product in a short form', () => {
    const options = ['--config=tests/playwright.config.ts', '--project=chromium', '--workers=1', '--reporter=line'];
    const {status, stdout} = run('@playwright/test/cli.js', 'test', ...options, `--grep=${SHORT_FORM}`);
    expect(status, stdout).toBe(0);
  });
});
