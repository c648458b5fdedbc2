/** Checks one file against its schema, and collects all findings in it. */
import type {SiteIndex} from './site-index';
import {fieldDiagnostics, referenceDiagnostics} from './references';
import {issueDiagnostics, type IssueDiagnostics} from './schema-diagnostics';
import {findingsOf, type Finding, messageOf} from '../base/diagnostic';
import type {FactsOf, PageOf, SiteDefinition, Source} from '../definition/site-definition';
import type {Photo} from '../images';
import {scheduledDay} from './scheduled';
import {photosOf, stateOfPictures, withPictures, type PicturesByPath} from './pictures';

/** Returns whether a fix puts quotes or brackets around a value, which assumes that the value itself is valid. */
const isQuoted = ({fix}: Finding): boolean => fix !== undefined && /["'\]]$/.test(fix);

/**
 * Joins the syntax errors of a file with the findings about its values, so that all advice is correct. The values are
 * read as if the syntax were fixed. If a value is wrong even between quotes, its message replaces the advice to add
 * quotes, and the line has no fix.
 * @param values the findings about the values after the syntax was fixed
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

/** A valid page, with the photos of its body by their paths there. */
export type ReadablePage<D extends SiteDefinition = SiteDefinition> = PageOf<D> & {photos: Record<string, Photo>};

export const NONE: IssueDiagnostics = {ofValues: [], ofFields: []};

/** One file after its front matter was checked against its schema. */
export interface Validated<D extends SiteDefinition = SiteDefinition> {
  source: Source;
  /** The findings of the schema. */
  wrong: IssueDiagnostics;
  page?: ReadablePage<D>;
  site?: FactsOf<D>;
}

/** The last result for each source, with the state on which it also depends. */
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

/** @returns all findings in one file. */
export function findingsIn({source, wrong}: Validated, known: SiteIndex): Finding[] {
  const seen = {...known, scheduled: scheduledFor(source, known.scheduled)};
  const ofValues = [...wrong.ofValues, ...fieldDiagnostics(source, seen)];
  return [...deduplicate(source.findings, ofValues), ...wrong.ofFields, ...referenceDiagnostics(source, seen)];
}

/** @returns the content that is published later than this page, to which the page may not link. */
function scheduledFor({parsed}: Source, scheduled: SiteIndex['scheduled']): SiteIndex['scheduled'] {
  const own = scheduledDay(parsed?.data, '');
  return own === undefined ? scheduled : new Map([...scheduled].filter(([, day]) => day > own));
}
