import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {cacheFolder} from '../../src/content/host/cache-folder';
import {PROJECT} from '../project';

/** A copy of the project in a repository of its own, to build it as a host does without touching the build under test. */
export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'preview-'));

  constructor() {
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

  edit(file: string, from: RegExp, to: string): void {
    const path = join(this.folder, file);
    const source = readFileSync(path, 'utf8');
    if (!from.test(source)) throw new Error(`${file} does not hold ${from}.`);
    writeFileSync(path, source.replace(from, to));
  }

  /** @returns the folder of the built site */
  build(name: string, env: NodeJS.ProcessEnv): string {
    const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
    const out = join(this.folder, 'build', name);
    execFileSync(process.execPath, [docusaurus, 'build', '--out-dir', out], {
      cwd: this.folder,
      // A host keeps pictures elsewhere; here they are encoded already.
      env: {...process.env, PICTURE_CACHE: cacheFolder(), ...env},
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return out;
  }

  remove(): void {
    rmSync(this.folder, {recursive: true, force: true});
  }
}
