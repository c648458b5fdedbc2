import {truncate, type BareDiagnostic, type ReportDescriptor} from '../base/diagnostic';
import {endingAsWritten, isRightName, rightName} from '../base/file-names';
import {keptFor} from '../base/kept-addresses';
import {addressOf, PAGES_FOLDER, STATIC_FOLDER} from '../base/paths';
import type {SiteDefinition} from '../definition/site-definition';
import {missingDiagnostics} from './needed-pages';
import {isObeyedAtRoot, isObeyedBesidePages, RUN_BY_HOSTS} from './obeyed-by-hosts';
import type {SvgDiagnostic} from '../images/svg';

/** A file or folder of the project. */
export interface ProjectFile {
  /** Path from the project's root. */
  file: string;
  kind: 'file' | 'folder' | 'link';
  read: () => string;
  /** Returns why an SVG may not be used. */
  svgDiagnostic?: () => SvgDiagnostic | undefined;
  /** Returns why a file named .pdf may not be offered for download. */
  pdfDiagnostic?: () => BareDiagnostic | undefined;
}

/** The file endings that each folder of static/ may contain. */
const FOLDERS: Record<string, {endings: string[]; what: string}> = {
  img: {endings: ['.jpg', '.jpeg', '.png', '.svg'], what: 'photos and drawings (JPEG, PNG or SVG)'},
  files: {endings: ['.pdf'], what: 'PDF files'},
};

const obeyed = (kind: 'file' | 'folder' | 'link'): BareDiagnostic => ({
  message: `A host would obey this ${kind} in place of showing it.`,
  help: 'Delete it.',
});

/**
 * @returns the findings about files as such: wrong names and endings, symbolic links, several files for one address, an
 * address without a file, and files that hosts would run
 */
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
  return [...missingDiagnostics(definition, names), ...wrong];
}

function fileDiagnostic(
  definition: SiteDefinition,
  entry: ProjectFile,
  names: Set<string>,
  mentioned: ReadonlySet<string>,
): BareDiagnostic | undefined {
  const {file, kind} = entry;
  const [folder = '', ...path] = file.split('/');
  if (RUN_BY_HOSTS.includes(folder)) return programDiagnostic(definition.programs, entry, names);
  if (isObeyedAtRoot(folder)) return obeyed(kind);
  if (![PAGES_FOLDER, STATIC_FOLDER].includes(folder)) return undefined;
  if (kind === 'link') {
    const message = 'This is a link to a file elsewhere, and links are never published.';
    return {message, help: 'Put the file itself here, or delete the link.'};
  }
  if (path.length === 0) return undefined;
  if (kind === 'folder') return folderDiagnostic(path.at(-1) ?? '');
  return folder === PAGES_FOLDER ? pageDiagnostic(definition, path, names) : staticDiagnostic(path, entry, mentioned);
}

/** Refuses a folder of programs that is not ours as a whole, and every foreign file in a folder that is. */
function programDiagnostic(
  programs: SiteDefinition['programs'],
  {file, kind, read}: ProjectFile,
  names: Set<string>,
): BareDiagnostic | undefined {
  const [root = ''] = file.split('/');
  const ours = Object.keys(programs).find((program) => program.startsWith(`${root}/`)) ?? '';
  const message = 'A host runs what is here as a program on its server.';
  if (file === root && (kind !== 'folder' || !names.has(ours))) return {message, help: 'Delete the folder.'};
  if (!names.has(ours) || (kind === 'folder' && ours.startsWith(`${file}/`))) return undefined;
  if (file !== ours || kind !== 'file') return {message, help: 'Delete it.'};
  return read() === programs[file] ? undefined : {message, help: 'Undo your change to the file.'};
}

const folderDiagnostic = (name: string): BareDiagnostic | undefined =>
  /\.mdx?$/i.test(name)
    ? {message: 'This is a folder with the name of a page.', help: 'Rename the folder, or delete it.'}
    : undefined;

function pageDiagnostic({refusedPage}: SiteDefinition, path: string[], names: Set<string>): BareDiagnostic | undefined {
  const whole = path.join('/');
  const name = path.at(-1) ?? '';
  if (whole === '_site.yml') return undefined;
  const ending = endingAsWritten(name);
  const stem = name.slice(0, name.length - ending.length);
  if (ending !== '.mdx') return otherDiagnostic(name, stem, ending);
  const wrong = path.slice(0, -1).find((segment) => !isRightName(segment));
  if (wrong !== undefined) return nameDiagnostic(wrong, rightName(wrong.replaceAll('.', ' ')));
  if (!isRightName(stem)) return nameDiagnostic(name);
  const refused = refusedPage?.(whole);
  if (refused) return refused;
  const address = addressOf(`${PAGES_FOLDER}/${whole}`);
  const kept = keptFor(address);
  if (kept !== undefined) {
    return {message: `The address ${address} is kept for ${kept}.`, help: 'Rename the file, or its folder.'};
  }
  const index = `${PAGES_FOLDER}/${whole.slice(0, -ending.length)}/index.mdx`;
  return names.has(index) ? {message: `${index} has the same address.`, help: 'Keep one of the two.'} : undefined;
}

function otherDiagnostic(name: string, stem: string, ending: string): BareDiagnostic {
  const right = rightName(`${stem.replace(/\.mdx?$/i, '')}.mdx`);
  if (/^\.mdx?$/i.test(ending)) return {message: 'A page ends in .mdx.', help: `Rename the file to ${right}.`};
  if (/\.mdx?$/i.test(stem)) {
    return {message: `A page ends in .mdx, and this file in ${ending}.`, help: `Rename the file to ${right}.`};
  }
  if (/^_category_\.(json|ya?ml)$/.test(name)) {
    return {message: 'The side menu is made from the pages themselves, without this file.', help: 'Delete it.'};
  }
  if (ending === '') {
    const message = 'The file has no ending; a page ends in .mdx.';
    return {message, help: `Rename it to ${right} if it is a page, or delete it.`};
  }
  const home = /^\.(jpe?g|png|svg|heic|webp|gif)$/i.test(ending) ? 'static/img' : 'static/files';
  return {message: `A ${ending} file is no page.`, help: `Move it to ${home}, or delete it.`};
}

const nameDiagnostic = (name: string, right = rightName(name)): BareDiagnostic => ({
  message: `The name "${truncate(name)}" may hold only small letters, digits and hyphens.`,
  help: `Rename it to ${right}.`,
});

function staticDiagnostic(
  path: string[],
  entry: ProjectFile,
  mentioned: ReadonlySet<string>,
): BareDiagnostic | undefined {
  const [folder = '', ...rest] = path;
  const name = path.at(-1) ?? '';
  if (isObeyedBesidePages(folder, name)) return obeyed('file');
  const kind = FOLDERS[folder];
  if (!kind || rest.length === 0) {
    return {message: 'Files lie in static/img or static/files.', help: 'Move it there, or delete it.'};
  }
  const ending = endingAsWritten(name);
  if (!kind.endings.includes(ending.toLowerCase())) {
    return {
      message: `static/${folder} holds ${kind.what}.`,
      help: 'Export the file as one of them, or delete it.',
    };
  }
  const stem = name.slice(0, -ending.length);
  const wrong = rest.slice(0, -1).find((segment) => !isRightName(segment));
  if (wrong !== undefined) return nameDiagnostic(wrong, rightName(wrong.replaceAll('.', ' ')));
  if (!isRightName(stem) || ending !== ending.toLowerCase()) return nameDiagnostic(name);
  if (entry.pdfDiagnostic) return entry.pdfDiagnostic();
  // A reference in a page already checks the SVG.
  const diagnostic = mentioned.has(`/${path.join('/')}`) ? undefined : entry.svgDiagnostic?.();
  return diagnostic && {message: `The drawing ${diagnostic.message}.`, help: diagnostic.help};
}
