import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {basename, extname, join} from 'node:path';
import type {Flaw} from '../flaw';
import {holdsScript} from './drawing';
import type {Content} from '../content';
import {PAGES_FOLDER, STATIC_FOLDER} from '../paths';
import {mentionedFiles} from './references';
import {slug} from '../../shared/slug';

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What each folder of static/ may hold. */
const KINDS: Record<string, {endings: string[]; what: string}> = {
  img: {endings: ['.jpg', '.jpeg', '.png', '.svg'], what: 'photos and drawings (JPEG, PNG or SVG)'},
  files: {endings: ['.pdf'], what: 'PDF files'},
};

/** Pictures that the design itself uses. */
const OF_THE_DESIGN = '/img/brand/';

/** The pages that the site itself leads to or takes lists from, and why. */
const NEEDED: Record<string, string> = {
  'index.mdx': 'it is the home page',
  'search.mdx': 'the search box leads to it',
  'thank-you.mdx': 'forms lead to it where a browser runs no scripts',
  'projects.mdx': 'the home page shows some of its projects',
  'about/clients.mdx': 'the home page shows some of its clients',
};

/** @returns what is wrong with the files in pages/: their names, their kinds, two files for one address, none for one. */
export function pageFileFlaws(): Flaw[] {
  const files = filesIn(PAGES_FOLDER);
  const wrong = files.flatMap((file): Flaw[] => {
    const text = pageFileFlaw(file.slice(PAGES_FOLDER.length + 1), files);
    return text === undefined ? [] : [{file, line: 1, text}];
  });
  return [...missingFlaws(files), ...wrong];
}

function missingFlaws(files: string[]): Flaw[] {
  return Object.entries(NEEDED).flatMap(([name, why]): Flaw[] => {
    const file = `${PAGES_FOLDER}/${name}`;
    const text = `This page is needed: ${why}. Bring it back from the history.`;
    return files.includes(file) ? [] : [{file, line: 1, text}];
  });
}

function pageFileFlaw(path: string, files: string[]): string | undefined {
  if (path === '_site.yml') return undefined;
  const ending = extname(path);
  if (ending.toLowerCase() === '.mdx' || ending === '.md') {
    if (ending !== '.mdx') return `A page ends in .mdx. Rename the file to ${basename(path, ending)}.mdx.`;
    const wrong = path
      .slice(0, -ending.length)
      .split('/')
      .find((part) => !NAME.test(part));
    if (wrong !== undefined) {
      return `The name "${wrong}" may hold only small letters, digits and hyphens. Rename it to ${slug(wrong) || 'a-short-name'}.`;
    }
    if (path === '404.mdx') return 'This page is written in pages/_site.yml, under notFound. Delete the file.';
    if (/^services\/(.+\/|(services|readme)\.)/.test(path)) {
      return 'A service is one file in pages/services, named like its address. Move or rename the file.';
    }
    const index = `${PAGES_FOLDER}/${path.slice(0, -ending.length)}/index.mdx`;
    return files.includes(index) ? `${index} has the same address. Keep one of the two.` : undefined;
  }
  const home = /^\.(jpe?g|png|svg|heic|webp|gif)$/i.test(ending) ? 'static/img' : 'static/files';
  return `A ${ending || 'nameless'} file is no page. Move it to ${home}, or delete it.`;
}

/**
 * @param mentioned the paths that pages name; those are examined where they are used
 * @returns what is wrong with the files in static/: their names, their kinds, drawings with scripts
 */
export function staticFileFlaws(mentioned: ReadonlySet<string>): Flaw[] {
  return filesIn(STATIC_FOLDER).flatMap((file): Flaw[] => {
    const path = file.slice(STATIC_FOLDER.length);
    const text = mentioned.has(path) ? undefined : staticFileFlaw(path, file);
    return text === undefined ? [] : [{file, line: 1, text}];
  });
}

function staticFileFlaw(path: string, file: string): string | undefined {
  const [, folder = '', ...rest] = path.split('/');
  const kind = KINDS[folder];
  if (!kind || rest.length === 0) return 'Files lie in static/img or static/files. Move it there, or delete it.';
  const ending = extname(path);
  if (!kind.endings.includes(ending.toLowerCase())) {
    return `static/${folder} holds ${kind.what}. Export the file as one of them, or delete it.`;
  }
  const wrong = [...rest.slice(0, -1), basename(path, ending)].find((part) => !NAME.test(part));
  if (wrong !== undefined || ending !== ending.toLowerCase()) {
    const name = wrong ?? basename(path);
    const right = wrong === undefined ? basename(path, ending) + ending.toLowerCase() : slug(wrong) || 'a-short-name';
    return `The name "${name}" may hold only small letters, digits and hyphens. Rename it to ${right}.`;
  }
  return ending === '.svg' && holdsScript(readFileSync(join(process.cwd(), file), 'utf8'))
    ? 'The drawing holds a script. Save it again as a plain SVG, or use a PNG.'
    : undefined;
}

/**
 * @returns the pictures and files that no page names, because they only weigh; nothing while a page is missing or cannot
 * be read, and none that another sentence speaks of
 */
export function unusedFlaws({sources, flaws}: Pick<Content, 'sources' | 'flaws'>): Flaw[] {
  const isRead = sources.every(({parsed, body}) => parsed && body?.unread !== true);
  if (!isRead || missingFlaws(filesIn(PAGES_FOLDER)).length > 0) return [];
  const mentioned = mentionedFiles(sources);
  return filesIn(STATIC_FOLDER)
    .map((file) => ({file, path: file.slice(STATIC_FOLDER.length)}))
    .filter(({path}) => !mentioned.has(path) && !path.startsWith(OF_THE_DESIGN))
    .filter(({file, path}) => !flaws.some((told) => told.file === file || told.text.includes(path)))
    .map(({file, path}) => {
      const text = `No page names this file. Name it as ${path} where it belongs, or delete it.`;
      return {file, line: 1, text};
    });
}

function filesIn(folder: string): string[] {
  const root = join(process.cwd(), folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name !== '.DS_Store')
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(process.cwd().length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
