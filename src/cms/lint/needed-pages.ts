import type {ReportDescriptor} from '../base/diagnostic';
import type {SiteDefinition, Source} from '../definition/site-definition';
import {PAGES_FOLDER} from '../base/paths';

/** Returns the pages that the site links to or takes lists from, with the reason. */
const neededIn = ({pageTypes, neededPages}: SiteDefinition): (readonly [name: string, why: string])[] => [
  ...pageTypes.flatMap(({files, needed}) =>
    needed === undefined || files instanceof RegExp ? [] : files.map((name) => [name, needed] as const),
  ),
  ...Object.entries(neededPages),
];

/**
 * @param names the paths of all files of the project
 * @returns a finding for each missing page that the site needs, with the reason
 */
export function missingDiagnostics(definition: SiteDefinition, names: ReadonlySet<string>): ReportDescriptor[] {
  return neededIn(definition).flatMap(([name, why]): ReportDescriptor[] => {
    const file = `${PAGES_FOLDER}/${name}`;
    const diagnostic = {message: `This page is needed: ${why}.`, help: 'Bring it back from the history.'};
    return names.has(file) ? [] : [{file, line: 1, ...diagnostic}];
  });
}

const FIELD = 'publishFrom';

/** @returns a finding for each page that the site needs but that is scheduled for a later day. */
export function waitingDiagnostics(definition: SiteDefinition, sources: readonly Source[]): ReportDescriptor[] {
  const needed = neededIn(definition);
  return sources.flatMap(({file, parsed, values}): ReportDescriptor[] => {
    const [, why] = needed.find(([name]) => file === `${PAGES_FOLDER}/${name}`) ?? [];
    // If the page type does not have the field, the schema reports it as unknown.
    const waits = values.some(
      ({path: [name, ...rest], meta}) => name === FIELD && rest.length === 0 && meta.description,
    );
    if (why === undefined || !waits) return [];
    const message = `${FIELD} is on a page that is needed: ${why}.`;
    return [{file, line: parsed?.lineOf([FIELD]) ?? 1, message, help: 'Remove the line.'}];
  });
}
