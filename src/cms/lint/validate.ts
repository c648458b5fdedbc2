/** One file held against its schema, and all that is wrong in it. */
import type {SiteIndex} from './site-index';
import {fieldDiagnostics, referenceDiagnostics} from './references';
import {issueDiagnostics, type IssueDiagnostics} from './schema-diagnostics';
import {findingsOf, type Finding, messageOf} from '../base/diagnostic';
import type {FactsOf, PageOf, SiteDefinition, Source} from '../definition/site-definition';
import type {Photo} from '../images';
import {scheduledDay} from './scheduled';
import {photosOf, stateOfPictures, withPictures, type PicturesByPath} from './pictures';

/** Whether a line is fixed by quotes or brackets around its value, which says that the value is fine between them. */
const isQuoted = ({fix}: Finding): boolean => fix !== undefined && /["'\]]$/.test(fix);

/**
 * Joins what is wrong with the spelling of a file and with its values, so that every advice holds. A misspelt line is
 * fixed for the rest of the reading; where values of it are wrong even between quotes, the message about them takes the
 * place of the advice that would not have helped, and nothing is fixed.
 * @param syntaxErrors what is wrong with the spelling
 * @param values what is wrong with the values, as they are after that was fixed
 */
function deduplicate(syntaxErrors: readonly Finding[], values: readonly Finding[]): Finding[] {
  const joined = new Set<Finding>();
  const settled = syntaxErrors.map((syntaxError): Finding => {
    const wrong = isQuoted(syntaxError) ? values.filter(({line}) => line === syntaxError.line) : [];
    for (const value of wrong) joined.add(value);
    return wrong.length === 0
      ? syntaxError
      : {...syntaxError, help: [...new Set(wrong.map(messageOf))].join(' '), fix: undefined};
  });
  return [...settled, ...values.filter((value) => !joined.has(value))];
}

/** A page that can be shown, with the photos of its body by the path under which it names them. */
export type ReadablePage<D extends SiteDefinition = SiteDefinition> = PageOf<D> & {photos: Record<string, Photo>};

export const NONE: IssueDiagnostics = {ofValues: [], ofFields: []};

/** One file after its front matter was held against its schema. */
export interface Validated<D extends SiteDefinition = SiteDefinition> {
  source: Source;
  /** What the schema finds wrong. */
  wrong: IssueDiagnostics;
  page?: ReadablePage<D>;
  site?: FactsOf<D>;
}

/** What came out the last time, by the source, and what it depends on besides. */
const known = new WeakMap<Source, {state: string; validated: Validated}>();

/**
 * Checks the front matter against its schema. A source is checked again only when the day or one of its pictures differs.
 * @param today the day in Lagos, `2026-11-30`
 */
export function validate<D extends SiteDefinition>(
  definition: D,
  source: Source,
  pictures: PicturesByPath,
  today: string,
): Validated<D> {
  const state = [today, ...stateOfPictures(source, pictures)].join('\n');
  const last = known.get(source);
  if (last?.state === state) return last.validated as Validated<D>;
  const validated = validateAgain(definition, source, pictures);
  known.set(source, {state, validated});
  return validated;
}

function validateAgain<D extends SiteDefinition>(
  definition: D,
  source: Source,
  pictures: PicturesByPath,
): Validated<D> {
  const {file, path, kind, schema, parsed, body} = source;
  const {photos, diagnostics} = photosOf(file, body, pictures);
  const all = {...source, findings: [...source.findings, ...findingsOf('photo-file', diagnostics)]};
  if (!parsed) return {source: all, wrong: NONE};
  const raw = withPictures(source, pictures);
  if (path === undefined || !kind) {
    const {success, data, error} = definition.siteFile.safeParse(raw);
    return {
      source: all,
      site: data as FactsOf<D> | undefined,
      wrong: success ? NONE : issueDiagnostics(file, schema, parsed, error.issues),
    };
  }
  const page = kind.read(raw, {file, path});
  if (Array.isArray(page)) return {source: all, wrong: issueDiagnostics(file, schema, parsed, page)};
  return {source: all, page: {...page, photos} as ReadablePage<D>, wrong: NONE};
}

/** @returns everything that is wrong in one file, the rest of the site being known. */
export function findingsIn({source, wrong}: Validated, known: SiteIndex): Finding[] {
  const seen = {...known, scheduled: scheduledFor(source, known.scheduled)};
  const ofValues = [...wrong.ofValues, ...fieldDiagnostics(source, seen)];
  return [...deduplicate(source.findings, ofValues), ...wrong.ofFields, ...referenceDiagnostics(source, seen)];
}

/** @returns what appears later than the page itself: what comes with it or before it may be linked to. */
function scheduledFor({parsed}: Source, scheduled: SiteIndex['scheduled']): SiteIndex['scheduled'] {
  const own = scheduledDay(parsed?.data, '');
  return own === undefined ? scheduled : new Map([...scheduled].filter(([, day]) => day > own));
}
