/**
 * Tests README, the guide, the how-tos and the READMEs of folders: everything they name exists. Comments name only
 * what exists, too.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {basename, join, posix} from 'node:path';
import {slug} from '../../src/shared/slug';
import {ROOT} from '../project';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const git = (...args: string[]) => execFileSync('git', args, {cwd: ROOT, encoding: 'utf8'}).split('\n').filter(Boolean);
const files = git('ls-files', '--cached', '--others', '--exclude-standard');
const folders = new Set(files.flatMap((file) => file.split('/').map((_part, end, all) => all.slice(0, end).join('/'))));
const exists = (path: string) => existsSync(join(ROOT, path));
const FENCE = /^ *```(\w*)\n([\s\S]*?)^ *```$/gm;
const documents = files
  .filter((file) => file.endsWith('.md') && exists(file))
  .map((file) => {
    const text = read(file);
    const prose = text.replace(FENCE, '');
    const code = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
    return {file, text, prose, folder: posix.dirname(file), code};
  });

/** @returns all problems in the documents, so that one run reports them all */
const problems = (find: (document: (typeof documents)[number]) => string[]) =>
  documents.flatMap((document) => find(document).map((problem) => `${document.file}: ${problem}`));

const PICTURE = /!\[([^\]]*)\]\(([^)]+)\)|<img\b[^>]*>/g;
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
const MAX_PICTURE_BYTES = 150_000;

test('Each link in a document points to an existing file and heading, and each document is linked', () => {
  const linked = new Set(['README.md', '.github/pull_request_template.md']);
  const anchorsOf = (file: string) => [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => slug(heading));
  const broken = problems(({file, folder, prose}) =>
    [...prose.replace(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
      if (/^https?:/.test(target)) return [];
      const [path = '', anchor] = target.split('#');
      const found = path === '' ? file : posix.join(folder, path);
      linked.add(found);
      if (!exists(found)) return [`the link ${target} leads nowhere`];
      return anchor === undefined || anchorsOf(found).includes(anchor) ? [] : [`${found} has no heading #${anchor}`];
    }),
  );
  expect([...broken, ...documents.map(({file}) => file).filter((file) => !linked.has(file))]).toEqual([]);
});

test('Each picture in a document exists, is small and has a description', () => {
  const found = problems(({folder, prose}) =>
    [...prose.replace(/`[^`\n]*`/g, '').matchAll(PICTURE)].flatMap(
      ([tag, alt = attribute(tag, 'alt'), source = attribute(tag, 'src')]) => {
        const path = join(ROOT, folder, source);
        if (!existsSync(path)) return [`there is no picture ${source}`];
        return [
          ...(alt.trim() === '' ? [`${source} has no alternative text`] : []),
          ...(statSync(path).size > MAX_PICTURE_BYTES ? [`${source} is too large`] : []),
        ];
      },
    ),
  );
  expect(found).toEqual([]);
});

const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
/** The files with the options of other programs. */
const PROGRAMS: Readonly<Record<string, string>> = {
  jest: 'node_modules/jest-cli/build/index.js',
  playwright: 'node_modules/playwright/lib/program.js',
};
const COMMAND = /\bnpm (?:(start|test)\b|run (?:--silent )?(\w[\w:-]*))(?: -- ([^&|#`\n]*))?/g;

/** @returns the source of the program that a script runs */
function programOf(script: string): string {
  const [program = '', first = ''] = script.split(' ');
  if (PROGRAMS[program] !== undefined) return read(PROGRAMS[program]);
  // `start.mjs` loads `start.ts`.
  const loaded = first.replace(/\.mjs$/, '.ts');
  return ['jiti', 'node'].includes(program) ? read(exists(loaded) ? loaded : first) : '';
}

test('Each npm script in a document exists, and takes the options that the document gives it', () => {
  const found = problems(({text}) =>
    [...text.matchAll(COMMAND)].flatMap(([command, short, long, given = '']) => {
      const name = short ?? long ?? '';
      const script = scripts[name];
      if (script === undefined) return [`there is no npm script ${name}`];
      const program = programOf(script);
      const options = [...given.matchAll(/--([a-z][\w-]*)/gi)].map(([, option = '']) => option);
      return options
        .filter((option) => !program.includes(option))
        .map((option) => `${command} has no option ${option}`);
    }),
  );
  expect(found).toEqual([]);
});

/** Extensions of source files; a name with another extension may be a page, a photo or a generated file. */
const SOURCE = /\.(tsx?|mjs|cjs|typ|css)$/;
const PATH = /^[\w.@-]+(?:\/[\w.@-]+)*\/?$/;

/** Staff may rename their pages, so this uses the fixture, which has a page of each type. */
const isThere = (path: string) =>
  [path, `${path}.test.ts`, `${path}.test.tsx`].some(exists) ||
  (path.startsWith('pages/') && exists(`tests/fixture/${path}`));

test('Each path in a document exists', () => {
  const names = new Set(files.map((file) => basename(file)));
  const found = problems(({folder, code}) =>
    code
      .filter((path) => PATH.test(path) && !path.startsWith('@'))
      .filter((path) => {
        const [first = ''] = path.split('/');
        if (!path.includes('/')) return SOURCE.test(path) && !names.has(path);
        const isOurs = folders.has(first) || folders.has(posix.join(folder, first));
        return isOurs && ![path, posix.join(folder, path)].some((place) => isThere(place));
      }),
  );
  expect(found).toEqual([]);
});

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:"'`\w/])\/\/ .*/g;
/** A source file: its name, its path from the root, or its path from the folder of the comment. */
const NAMED_FILE = /(?<![\w@/.:*-])(?:[\w.@-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|cjs|typ|css|md)(?![\w/])/g;
const NAMED_VALUE = /`([A-Za-z_$][\w$]*)(?:\(\))?`|@throws (?!any\b|errors\b)(\w+)/g;
/** Names and files of other programs that comments mention, and words that visitors search for. */
const FOREIGN = /^(?:core\/src\/command\.ts|p[01]|iso9001|complaint|ise)$/;

const sources = files
  .filter((file) => /^(?:src|tests|functions|netlify)\/.*\.(?:tsx?|mjs|cjs)$/.test(file) && exists(file))
  .map((file) => {
    const text = read(file);
    return {file, comments: (text.match(COMMENT) ?? []).join('\n'), code: text.replace(COMMENT, ' ')};
  });

test('Each file that a comment names exists', () => {
  const isNamed = (path: string, folder: string) =>
    exists(path) || exists(posix.join(folder, path)) || files.some((file) => file.endsWith(`/${path}`));
  const found = sources.flatMap(({file, comments}) =>
    [...comments.matchAll(NAMED_FILE)]
      .filter(([path]) => !FOREIGN.test(path) && !isNamed(path, posix.dirname(file)))
      .map(([path]) => `${file}: there is no ${path}`),
  );
  expect(found).toEqual([]);
});

test('Each name in backticks or after @throws in a comment exists in the code', () => {
  const others = files.filter((file) => /\.(?:css|typ|json|ya?ml|mdx)$/.test(file) && exists(file)).map(read);
  const words = new Set([...sources.map(({code}) => code), ...others].join('\n').match(/[A-Za-z_$][\w$]*/g));
  const classes = new Set([...words].filter((word) => /Error|Refusal|Exception|Message/.test(word)));
  const found = sources.flatMap(({file, comments}) =>
    [...comments.matchAll(NAMED_VALUE)]
      .filter(
        ([, name = '', thrown = '']) => !FOREIGN.test(name) && (name === '' ? !classes.has(thrown) : !words.has(name)),
      )
      .map(([text]) => `${file}: ${text} does not exist`),
  );
  expect(found).toEqual([]);
});
