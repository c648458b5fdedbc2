import {byPosition, type Diagnostic, type Finding} from '../base/diagnostic';
import {STATIC_FOLDER} from '../base/paths';
import type {SiteDefinition, Source} from '../definition/site-definition';
import type {ProjectFile} from './files';
import {mentionedFiles} from './mentioned-files';
import {missingDiagnostics} from './needed-pages';
import {diagnose} from './run';

/** A linted project. */
interface Checked {
  definition: SiteDefinition;
  sources: readonly Source[];
  diagnostics: readonly Diagnostic[];
  files: readonly ProjectFile[];
}

/** The folder of the pictures that the design uses. */
export const OF_THE_DESIGN = '/img/brand/';

/**
 * @returns a finding for each picture and file that no page names; none while a page is missing or unreadable, and none
 * for files that another finding mentions
 */
export function unusedDiagnostics({definition, sources, diagnostics, files}: Checked): Diagnostic[] {
  const isRead = sources.every(({parsed, body, path}) => parsed && (path === undefined || body?.unread === false));
  const names = new Set(files.map(({file}) => file));
  if (!isRead || missingDiagnostics(definition, names).length > 0) return [];
  const mentioned = mentionedFiles(sources);
  const unused = files
    .filter(({file, kind}) => kind === 'file' && file.startsWith(`${STATIC_FOLDER}/`))
    .map(({file}) => ({file, path: file.slice(STATIC_FOLDER.length)}))
    .filter(({path}) => !mentioned.has(path) && !path.startsWith(OF_THE_DESIGN))
    .filter(
      ({file}) => !diagnostics.some((diagnostic) => diagnostic.file === file || diagnostic.related?.includes(file)),
    )
    .map(({file, path}): Finding => {
      const help = `Name it as ${path} where it belongs, or delete it.`;
      return {ruleId: 'unused-file', file, line: 1, message: 'No page names this file.', help};
    });
  return diagnose(unused, sources);
}

/** @returns all errors: those that stop a build, and unused files */
export const allDiagnostics = (checked: Checked): Diagnostic[] =>
  [...checked.diagnostics, ...unusedDiagnostics(checked)].sort(byPosition);
