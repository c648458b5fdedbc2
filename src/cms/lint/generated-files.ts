import type {ReportDescriptor} from '../base/diagnostic';
import {STATIC_FOLDER} from '../base/paths';

/**
 * @param generated the addresses of the files that a build creates
 * @returns a finding for each file of static/ that such a file replaces
 */
export function hiddenDiagnostics(files: readonly {file: string}[], generated: readonly string[]): ReportDescriptor[] {
  const made = new Set(generated.map((file) => STATIC_FOLDER + file));
  const message = 'Each build sets the PDF of this name from the pages, so visitors never get this file.';
  return files
    .filter(({file}) => made.has(file))
    .map(({file}) => ({file, line: 1, message, help: 'Delete it, or give it another name.'}));
}
