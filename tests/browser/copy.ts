import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {parseDocument} from 'yaml';
import {cacheFolder} from '../../src/node/disk';
import {splitPage} from '../../src/cms/parse/front-matter';
import {FIXTURE_DAY_ENV, FIXTURE_PROJECT, isFixture} from '../fixture/project';
import {PROJECT} from '../project';

/**
 * A copy of the project in a separate repository, for building it like a host without touching the build under test.
 */
export class Copy {
  readonly folder: string;

  /** @param name for a folder with the same path in each run of this clone, so that caches of builds fit */
  constructor(name?: string) {
    this.folder = name === undefined ? mkdtempSync(join(tmpdir(), 'preview-')) : `${FIXTURE_PROJECT}-${name}`;
    this.remove();
    mkdirSync(this.folder, {recursive: true});
    for (const part of PROJECT) cpSync(part, join(this.folder, part), {recursive: true});
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'));
    writeFileSync(join(this.folder, '.gitignore'), 'node_modules\n.docusaurus\nbuild\n');
    this.git('init', '--quiet', '--initial-branch=main');
    this.commit('The site as it is');
  }

  git(...args: string[]): string {
    const name = ['-c', 'user.name=Test', '-c', 'user.email=test@site.example', '-c', 'commit.gpgsign=false'];
    return execFileSync('git', [...name, ...args], {cwd: this.folder, encoding: 'utf8'}).trim();
  }

  commit(message: string): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', message);
  }

  edit(file: string, from: RegExp | string, to: string): void {
    const path = join(this.folder, file);
    const source = readFileSync(path, 'utf8');
    const edited = source.replace(from, to);
    if (edited === source) throw new Error(`${file} does not hold ${from}.`);
    writeFileSync(path, edited);
  }

  /** Sets a field of a page or of pages/_site.yml, or removes it if there is no value. */
  set(file: string, field: readonly (string | number)[], value: unknown): void {
    const path = join(this.folder, file);
    const source = readFileSync(path, 'utf8');
    const {yaml, bodyLine} = splitPage(source) ?? {yaml: source, bodyLine: 0};
    const document = parseDocument(yaml);
    if (value === undefined) document.deleteIn(field);
    else document.setIn(field, document.createNode(value));
    const written = document.toString({lineWidth: 0});
    const page = () => `---\n${written}---\n${source.split('\n').slice(bodyLine).join('\n')}`;
    writeFileSync(path, bodyLine === 0 ? written : page());
  }

  /** @returns the folder of the built site */
  build(name: string, env: NodeJS.ProcessEnv, options: readonly string[] = []): string {
    const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
    const out = join(this.folder, 'build', name);
    execFileSync(process.execPath, [docusaurus, 'build', '--out-dir', out, ...options], {
      cwd: this.folder,
      // A host keeps encoded pictures elsewhere; here the cache has them already.
      env: {...process.env, ...(isFixture() && FIXTURE_DAY_ENV), PICTURE_CACHE: cacheFolder(), ...env},
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return out;
  }

  remove(): void {
    rmSync(this.folder, {recursive: true, force: true});
  }
}
