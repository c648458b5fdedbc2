import type {Flaw} from '../flaw';
import {KINDS, type AnyKind} from '../kinds';
import {PAGES_FOLDER, THANK_YOU} from '../paths';

/** The pages that the site itself leads to or takes lists from, and why. */
const NEEDED = [
  ...KINDS.flatMap(({files, needed}: AnyKind) =>
    needed === undefined || files instanceof RegExp ? [] : files.map((name) => [name, needed] as const),
  ),
  // A plain page, which no kind claims.
  [`${THANK_YOU.slice(1)}.mdx`, 'forms lead to it where a browser runs no scripts'] as const,
];

/**
 * @param names the paths of all files of the project
 * @returns the needed pages that are missing, each with the reason for which it is needed
 */
export function missingFlaws(names: ReadonlySet<string>): Flaw[] {
  return NEEDED.flatMap(([name, why]): Flaw[] => {
    const file = `${PAGES_FOLDER}/${name}`;
    const flaw = {text: `This page is needed: ${why}.`, advice: 'Bring it back from the history.'};
    return names.has(file) ? [] : [{file, line: 1, ...flaw}];
  });
}
