import type {Diagnostic} from '../base/diagnostic';
import type {Source} from './source';
import {PAGE_TYPES, type AnyKind} from '../../site/page-types/registry';
import {PAGES_FOLDER, THANK_YOU} from '../base/paths';

/** The pages that the site itself leads to or takes lists from, and why. */
const NEEDED = [
  ...PAGE_TYPES.flatMap(({files, needed}: AnyKind) =>
    needed === undefined || files instanceof RegExp ? [] : files.map((name) => [name, needed] as const),
  ),
  // A plain page, which no kind claims.
  [`${THANK_YOU.slice(1)}.mdx`, 'forms lead to it where a browser runs no scripts'] as const,
];

/**
 * @param names the paths of all files of the project
 * @returns the needed pages that are missing, each with the reason for which it is needed
 */
export function missingDiagnostics(names: ReadonlySet<string>): Diagnostic[] {
  return NEEDED.flatMap(([name, why]): Diagnostic[] => {
    const file = `${PAGES_FOLDER}/${name}`;
    const diagnostic = {text: `This page is needed: ${why}.`, help: 'Bring it back from the history.'};
    return names.has(file) ? [] : [{file, line: 1, ...diagnostic}];
  });
}

const FIELD = 'publishFrom';

/** @returns the needed pages that wait for a day, which none of them can. */
export function waitingDiagnostics(sources: readonly Source[]): Diagnostic[] {
  return sources.flatMap(({file, parsed, values}): Diagnostic[] => {
    const [, why] = NEEDED.find(([name]) => file === `${PAGES_FOLDER}/${name}`) ?? [];
    // On a page that does not have the field it is told as an unknown one.
    const waits = values.some(
      ({path: [name, ...rest], meta}) => name === FIELD && rest.length === 0 && meta.description,
    );
    if (why === undefined || !waits) return [];
    const text = `${FIELD} stands on a page that is needed: ${why}.`;
    return [{file, line: parsed?.lineOf([FIELD]) ?? 1, text, help: 'Remove the line.'}];
  });
}
