/** The diffs in the how-tos, which a person follows step by step. */
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from '../project';

const FOLDER = join(ROOT, '.github', 'how-to');
const DIFF = /^ *```diff\n([\s\S]*?)^ *```$/gm;
const FILE_OF_STAFF = /^\+\+\+ b\/(?:pages|static)\/.*$/gm;

test.each(readdirSync(FOLDER))(
  'Each diff in %s applies to the current project, and changes no page of staff',
  (name) => {
    for (const [, patch = ''] of readFileSync(join(FOLDER, name), 'utf8').matchAll(DIFF)) {
      const {stderr} = spawnSync('git', ['apply', '--check', '-'], {cwd: ROOT, input: patch, encoding: 'utf8'});
      // If this fails, make the example again in the files, and paste `git diff -U1` into the how-to.
      expect(stderr).toBe('');
      expect(patch.match(FILE_OF_STAFF)).toBeNull();
    }
  },
);
