import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {fetchTool} from './tools';

const VERSION = '26.9.27';

/** Holds the built pages against the Nu Html Checker, which needs Java. */
export function benchHtml(): Promise<void> {
  if (spawnSync('java', ['-version']).status !== 0) {
    process.stdout.write('HTML was not checked: the Nu Html Checker needs Java, which is not installed.\n');
    return Promise.resolve();
  }
  const jar = join(fetchTool('vnu-jar', VERSION), 'build', 'dist', 'vnu.jar');
  const options = ['--errors-only', '--skip-non-html', '--format', 'gnu', 'build'];
  const {stderr} = spawnSync('java', ['-jar', jar, ...options], {encoding: 'utf8'});
  const errors = stderr.split('\n').filter((line) => line !== '');
  for (const error of errors) process.stdout.write(`${error}\n`);
  process.stdout.write(`Errors of HTML: ${errors.length}\n`);
  return Promise.resolve();
}
