/** The rules for files themselves: their names and folders, files that hosts run, and files that nothing uses. */
import {
  truncate,
  type ReportMessage,
  type ReportDescriptor,
  byPosition,
  type Diagnostic,
  type RuleReport,
} from '../base/diagnostic';
import {rawExtension, isValidName, toValidName, withoutPdfPage} from '../base/file-names';
import {reservationOf, addressOf, PAGES_FOLDER, STATIC_FOLDER} from '../base/paths';
import type {SiteDefinition, Source} from '../definition/site-definition';
import {svgDiagnostic} from '../images/svg';
import {diagnose} from './run';

export interface ProjectFile {
  file: string;
  kind: 'file' | 'folder' | 'link';
  read: () => string;
  svgDiagnostic?: () => ReportMessage | undefined;
  /** Returns why a file named .pdf may not be offered for download. */
  pdfDiagnostic?: () => ReportMessage | undefined;
}

/** The file extensions that each folder of static/ may contain. */
const STATIC_FOLDERS: Record<string, {endings: string[]; what: string}> = {
  img: {endings: ['.jpg', '.jpeg', '.png', '.svg'], what: 'pictures (JPEG, PNG or SVG)'},
  files: {endings: ['.pdf'], what: 'PDF files'},
};

const hostConfigDiagnostic = (kind: 'file' | 'folder' | 'link'): ReportMessage => ({
  message: `The web host would use this ${kind} as configuration instead of publishing it.`,
  help: 'Delete it.',
});

export function fileDiagnostics(
  definition: SiteDefinition,
  files: readonly ProjectFile[],
  mentioned: ReadonlySet<string>,
): ReportDescriptor[] {
  const names = new Set(files.flatMap(({file, kind}) => (kind === 'file' ? file : [])));
  const wrong = files.flatMap((entry): ReportDescriptor[] => {
    const diagnostic = fileDiagnostic(definition, entry, names, mentioned);
    return diagnostic ? [{file: entry.file, line: 1, ...diagnostic}] : [];
  });
  return [...missingPageDiagnostics(definition, names), ...wrong];
}

function fileDiagnostic(
  definition: SiteDefinition,
  entry: ProjectFile,
  names: Set<string>,
  mentioned: ReadonlySet<string>,
): ReportMessage | undefined {
  const {file, kind} = entry;
  const [folder = '', ...path] = file.split('/');
  if (HOST_PROGRAM_FOLDERS.includes(folder)) return hostProgramDiagnostic(definition.programs, entry, names);
  if (isHostConfigAtRoot(folder)) return hostConfigDiagnostic(kind);
  if (![PAGES_FOLDER, STATIC_FOLDER].includes(folder)) return undefined;
  if (kind === 'link') {
    const message = 'This is a symbolic link, and symbolic links are not published.';
    return {message, help: 'Replace it with the file itself, or delete it.'};
  }
  if (path.length === 0) return undefined;
  if (kind === 'folder') return folderDiagnostic(path.at(-1) ?? '');
  return folder === PAGES_FOLDER ? pageDiagnostic(definition, path, names) : staticDiagnostic(path, entry, mentioned);
}

/** Reports a whole folder of programs that is not ours, and every foreign file in a folder that is. */
function hostProgramDiagnostic(
  programs: SiteDefinition['programs'],
  {file, kind, read}: ProjectFile,
  names: Set<string>,
): ReportMessage | undefined {
  const [root = ''] = file.split('/');
  const ours = Object.keys(programs).find((program) => program.startsWith(`${root}/`)) ?? '';
  const message = 'The web host runs the files of this folder as programs on its server.';
  if (file === root && (kind !== 'folder' || !names.has(ours))) return {message, help: 'Delete the folder.'};
  if (!names.has(ours) || (kind === 'folder' && ours.startsWith(`${file}/`))) return undefined;
  if (file !== ours || kind !== 'file') return {message, help: 'Delete it.'};
  return read() === programs[file] ? undefined : {message, help: 'Undo your change to the file.'};
}

const folderDiagnostic = (name: string): ReportMessage | undefined =>
  /\.mdx?$/i.test(name)
    ? {message: 'The name of this folder ends in .mdx, like that of a page.', help: 'Rename the folder, or delete it.'}
    : undefined;

function pageDiagnostic({refusedPage}: SiteDefinition, path: string[], names: Set<string>): ReportMessage | undefined {
  const whole = path.join('/');
  const name = path.at(-1) ?? '';
  if (whole === '_site.yml') return undefined;
  const ending = rawExtension(name);
  const stem = name.slice(0, name.length - ending.length);
  if (ending !== '.mdx') return notPageDiagnostic(name, stem, ending);
  const wrong = path.slice(0, -1).find((segment) => !isValidName(segment));
  if (wrong !== undefined) return nameDiagnostic(wrong, toValidName(wrong.replaceAll('.', ' ')));
  if (!isValidName(stem)) return nameDiagnostic(name);
  const refused = refusedPage?.(whole);
  if (refused) return refused;
  const address = addressOf(`${PAGES_FOLDER}/${whole}`);
  const reservation = reservationOf(address);
  if (reservation !== undefined) {
    return {message: `The address ${address} is reserved for ${reservation}.`, help: 'Rename the file or its folder.'};
  }
  const index = `${PAGES_FOLDER}/${whole.slice(0, -ending.length)}/index.mdx`;
  return names.has(index)
    ? {message: `${index} has the same address.`, help: 'Delete or rename one of them.'}
    : undefined;
}

function notPageDiagnostic(name: string, stem: string, ending: string): ReportMessage {
  const right = toValidName(`${stem.replace(/\.mdx?$/i, '')}.mdx`);
  if (/^\.mdx?$/i.test(ending))
    return {message: 'The file name of a page must end in .mdx.', help: `Rename the file to ${right}.`};
  if (/\.mdx?$/i.test(stem)) {
    return {
      message: `The file name of a page must end in .mdx, but this one ends in ${ending}.`,
      help: `Rename the file to ${right}.`,
    };
  }
  if (/^_category_\.(json|ya?ml)$/.test(name)) {
    return {message: 'The side menu is built from the pages, so this file has no effect.', help: 'Delete it.'};
  }
  if (ending === '') {
    const message = 'The file name has no extension. A page must end in .mdx.';
    return {message, help: `Rename it to ${right} if it is a page, or delete it.`};
  }
  const home = /^\.(jpe?g|png|svg|heic|webp|gif)$/i.test(ending) ? 'static/img' : 'static/files';
  return {message: `A ${ending} file cannot be a page.`, help: `Move it to ${home}, or delete it.`};
}

const nameDiagnostic = (name: string, right = toValidName(name)): ReportMessage => ({
  message: `The name "${truncate(name)}" may contain only lowercase letters, digits and hyphens.`,
  help: `Rename it to ${right}.`,
});

function staticDiagnostic(
  path: string[],
  entry: ProjectFile,
  mentioned: ReadonlySet<string>,
): ReportMessage | undefined {
  const [folder = '', ...innerPath] = path;
  const name = path.at(-1) ?? '';
  if (isHostConfigInStatic(folder, name)) return hostConfigDiagnostic('file');
  const kind = STATIC_FOLDERS[folder];
  if (!kind || innerPath.length === 0) {
    return {message: 'Files must be in static/img or static/files.', help: 'Move it there, or delete it.'};
  }
  const ending = rawExtension(name);
  if (!kind.endings.includes(ending.toLowerCase())) {
    return {
      message: `static/${folder} may contain only ${kind.what}.`,
      help: 'Export the file in one of these formats, or delete it.',
    };
  }
  const stem = name.slice(0, -ending.length);
  const wrong = innerPath.slice(0, -1).find((segment) => !isValidName(segment));
  if (wrong !== undefined) return nameDiagnostic(wrong, toValidName(wrong.replaceAll('.', ' ')));
  if (!isValidName(stem) || ending !== ending.toLowerCase()) return nameDiagnostic(name);
  if (entry.pdfDiagnostic) return entry.pdfDiagnostic();
  // A reference in a page already checks the SVG.
  const diagnostic = mentioned.has(`/${path.join('/')}`) ? undefined : entry.svgDiagnostic?.();
  return diagnostic && {message: `The SVG ${diagnostic.message}.`, help: diagnostic.help};
}

/** The first characters of every PDF (ISO 32000-2, section 7.5.2). */
const PDF_SIGNATURE = '%PDF-';

/** @returns why a download is not a PDF; undefined when it is one. Hosts and browsers trust the name. */
export function pdfDiagnostic(bytes: Uint8Array): ReportMessage | undefined {
  if (bytes.length === 0) return {message: 'The file is empty.', help: 'Export the PDF again, or delete the file.'};
  const begins = String.fromCharCode(...bytes.subarray(0, PDF_SIGNATURE.length));
  if (begins === PDF_SIGNATURE) return undefined;
  return {message: 'The file name ends in .pdf, but the file is not a PDF.', help: 'Export it as a PDF, or delete it.'};
}

/**
 * The files that configure Cloudflare Pages and Netlify instead of being published. Sources, read in November 2026:
 * developers.cloudflare.com/pages: functions, functions/advanced-mode, functions/routing, functions/wrangler-configuration,
 * configuration/headers, configuration/redirects, configuration/language-support-and-tools;
 * docs.netlify.com: functions/overview, edge-functions/overview, build/frameworks/frameworks-api,
 * build/configure-builds/file-based-configuration, build/configure-builds/manage-dependencies;
 * docs.npmjs.com: configuring-npm/npm-shrinkwrap-json, which takes precedence over package-lock.json.
 */

/** Folders at the root whose files hosts run as programs; the site's definition names ours. */
export const HOST_PROGRAM_FOLDERS: readonly string[] = ['functions', 'netlify'];

/** Folders that the hosts' command-line tools fill. They matter only if somebody commits them. */
export const HOST_TOOL_FOLDERS: readonly string[] = ['.netlify', '.wrangler'];

/** Files at the root that configure a build, or make the host install without npm. */
const HOST_CONFIG_FILES: readonly string[] = [
  'wrangler.toml wrangler.json wrangler.jsonc npm-shrinkwrap.json bower.json .nvmrc .node-version yarn.lock',
  '.yarnrc.yml .pnpmfile.cjs pnpm-workspace.yaml pnpm-lock.yaml bun.lock bun.lockb deno.json deno.jsonc deno.lock',
  'Gemfile Brewfile requirements.txt Pipfile runtime.txt composer.json go.mod hugo.toml .tool-versions mise.toml',
  '.mise.toml .ruby-version .python-version .php-version .go-version',
].flatMap((names) => names.split(' '));

/** Files next to the published pages. */
const STATIC_HOST_FILES: readonly string[] = ['_worker.js', '_redirects', '_headers', '_routes.json'];

const isHostConfigAtRoot = (name: string): boolean => [...HOST_TOOL_FOLDERS, ...HOST_CONFIG_FILES].includes(name);

/** @returns whether a file or folder of static/ configures a host, by the first and the last segment of its path. */
const isHostConfigInStatic = (first: string, last: string): boolean =>
  [...HOST_PROGRAM_FOLDERS, ...HOST_TOOL_FOLDERS].includes(first) ||
  [...STATIC_HOST_FILES, ...HOST_CONFIG_FILES].includes(last);

/** Returns the pages that the site links to or takes lists from, with the reason. */
const requiredPages = ({pageTypes, neededPages}: SiteDefinition): (readonly [name: string, why: string])[] => [
  ...pageTypes.flatMap(({files, needed}) => (needed === undefined ? [] : files.map((name) => [name, needed] as const))),
  ...Object.entries(neededPages),
];

export function missingPageDiagnostics(definition: SiteDefinition, names: ReadonlySet<string>): ReportDescriptor[] {
  return requiredPages(definition).flatMap(([name, why]): ReportDescriptor[] => {
    const file = `${PAGES_FOLDER}/${name}`;
    const diagnostic = {message: `This page is required because ${why}.`, help: 'Restore it from the history.'};
    return names.has(file) ? [] : [{file, line: 1, ...diagnostic}];
  });
}

const PUBLISH_FROM = 'publishFrom';

/** @returns a report for each page that the site needs but that is scheduled for a later day. */
export function scheduledPageDiagnostics(definition: SiteDefinition, sources: readonly Source[]): ReportDescriptor[] {
  const needed = requiredPages(definition);
  return sources.flatMap(({file, parsed, values}): ReportDescriptor[] => {
    const [, why] = needed.find(([name]) => file === `${PAGES_FOLDER}/${name}`) ?? [];
    // If the page type does not have the field, the schema reports it as unknown.
    const waits = values.some(
      ({path: [name, ...innerPath], meta}) => name === PUBLISH_FROM && innerPath.length === 0 && meta.description,
    );
    if (why === undefined || !waits) return [];
    const message = `${PUBLISH_FROM} cannot be used on this page, because ${why}.`;
    return [{file, line: parsed?.lineOf([PUBLISH_FROM]) ?? 1, message, help: 'Remove the line.'}];
  });
}

/** @returns the paths, below static/, of all pictures and files that the pages name. */
export function referencedFiles(sources: readonly Source[]): Set<string> {
  const files = new Set<string>();
  for (const source of sources) {
    source.values.forEach(({value}) => {
      if (typeof value === 'string' && /^\/(img|files)\//.test(value)) files.add(value);
    });
    for (const {name} of [...(source.body?.photos ?? []), ...(source.body?.links ?? [])])
      files.add(withoutPdfPage(name));
  }
  return files;
}

export function contentChecks(
  file: string,
  bytes: () => Uint8Array,
): Pick<ProjectFile, 'svgDiagnostic' | 'pdfDiagnostic'> {
  if (/\.svg$/i.test(file)) return {svgDiagnostic: () => svgDiagnostic(bytes())};
  return /\.pdf$/i.test(file) ? {pdfDiagnostic: () => pdfDiagnostic(bytes())} : {};
}

interface Checked {
  definition: SiteDefinition;
  sources: readonly Source[];
  diagnostics: readonly Diagnostic[];
  files: readonly ProjectFile[];
}

/** The folder of the pictures that the design uses. */
export const DESIGN_FOLDER = '/img/brand/';

/**
 * @returns a report for each picture and file that no page names; none while a page is missing or unreadable, and none
 * for files that another report mentions
 */
export function unusedFileDiagnostics({definition, sources, diagnostics, files}: Checked): Diagnostic[] {
  const isRead = sources.every(
    ({parsed, body, path}) => parsed && (path === undefined || body?.isIncomplete === false),
  );
  const names = new Set(files.map(({file}) => file));
  if (!isRead || missingPageDiagnostics(definition, names).length > 0) return [];
  const mentioned = referencedFiles(sources);
  const unused = files
    .filter(({file, kind}) => kind === 'file' && file.startsWith(`${STATIC_FOLDER}/`))
    .map(({file}) => ({file, path: file.slice(STATIC_FOLDER.length)}))
    .filter(({path}) => !mentioned.has(path) && !path.startsWith(DESIGN_FOLDER))
    .filter(
      ({file}) => !diagnostics.some((diagnostic) => diagnostic.file === file || diagnostic.related?.includes(file)),
    )
    .map(({file, path}): RuleReport => {
      const help = `Use it as ${path} on a page, or delete it.`;
      return {ruleId: 'unused-file', file, line: 1, message: 'No page uses this file.', help};
    });
  return diagnose(unused, sources);
}

export const allDiagnostics = (checked: Checked): Diagnostic[] =>
  [...checked.diagnostics, ...unusedFileDiagnostics(checked)].sort(byPosition);
