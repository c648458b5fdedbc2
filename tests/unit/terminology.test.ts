/** Words that the project has replaced by those of the field; CONTRIBUTING and the pages of staff are read too. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from '../project';

const REPLACED: [old: RegExp, now: string][] = [
  [/\bflaws?\b|[a-z]Flaws?\b|\bFlaw/, 'diagnostic, finding or problem'],
  [/\bstand-ins?\b|\bStand-in|[sS]tandIn/, 'emulator'],
  [/\bshall\b/, 'must or will'],
  [/\bwhereby\b/, 'by which'],
  [/\b(fillPlaces|restOf|pairUp|askedOnce|kindOf|madePages)\b/, 'interpolate, createSiteContext, matchSequences …'],
  [/\bsrc\/(content|edit|commands|layout|shells|review|markdown|print)\b/, 'the tree of README.md'],
];

/** Licences of others, words of visitors that the search passes over, and this list. */
const EXCEPTIONS = /OFL\.txt$|SearchResults\/words\.ts$|terminology\.test\.ts$|^tests\/fixture\/pages\//;
const TEXT = /\.(tsx?|mjs|cjs|css|md|ya?ml|json|txt)$/;

test('No file of the project uses a word that has been replaced', () => {
  const files = execFileSync('git', ['ls-files', 'src', 'tests', '.github', '*.md', '*.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => TEXT.test(file) && !EXCEPTIONS.test(file));
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        REPLACED.filter(([old]) => old.test(line)).map(([, now]) => `${file}:${index + 1}: write ${now}.`),
      ),
  );
  expect(found).toEqual([]);
});
