/** Checks one file against its schema, and collects all its diagnostics. */
import type {SiteIndex} from './site-index';
import {fieldDiagnostics, referenceDiagnostics} from './references';
import {withRuleId, type RuleReport, messageOf} from '../base/diagnostic';
import type {FactsOf, PageOf, SiteDefinition, Source} from '../definition/site-definition';
import type {Photo} from '../images';
import {scheduledDay} from './scheduled';
import {photosOf, pictureState, withPictures, type PicturesByPath} from './pictures';
import type * as z from 'zod';
import {groupBy, pathOf, valueAt, type Path} from '../base/values';
import type {Parsed} from '../parse/front-matter';
import {formatPath} from '../schema/meta';
import {explainIssue, type FieldDiagnostic} from './messages';

type Placed = FieldDiagnostic & {path: Path};

/** If this many fields are missing, somebody has deleted most of the entry. */
const MIN_MISSING_FIELDS = 3;

function issueDiagnostics(
  file: string,
  schema: z.ZodObject,
  parsed: Parsed,
  issues: readonly z.core.$ZodIssue[],
): RuleReport[] {
  const explained = issues.flatMap((issue) =>
    explainIssue(schema, parsed.data, issue).map((diagnostic): Placed => ({...diagnostic, path: pathOf(issue)})),
  );
  // A misspelt key is not reported as a missing field as well.
  const misspelt = new Set(
    explained.flatMap(({path, meant}) => (meant === undefined ? [] : formatPath([...path, meant]))),
  );
  const reported = explained.filter(({path, missing}) => !(missing && misspelt.has(formatPath(path))));
  return joinMissingFields(reported, parsed.data).map(
    ({key, meant: _meant, missing, ruleId = 'field-value', ...diagnostic}) => {
      const {path} = diagnostic;
      if (key !== undefined) return {ruleId: 'unknown-field', file, line: parsed.lineOfKey(path, key), ...diagnostic};
      return {ruleId: missing ? 'missing-field' : ruleId, file, line: parsed.lineOf(path), ...diagnostic};
    },
  );
}

/** Replaces many missing fields of one list entry with a single report. */
function joinMissingFields(diagnostics: Placed[], data: unknown): Placed[] {
  const isJoined = new Set<Placed>();
  const missing = groupBy(
    diagnostics.filter((item) => item.missing),
    ({path}) => formatPath(path.slice(0, -1)),
  );
  const halves = [...missing].flatMap(([place, siblings]): Placed[] => {
    const path = siblings[0]?.path.slice(0, -1) ?? [];
    const [only, ...others] = Object.keys(valueAt(data, path) ?? {});
    const isHalf = siblings.length >= MIN_MISSING_FIELDS && only !== undefined && others.length === 0;
    if (typeof path.at(-1) !== 'number' || !isHalf) return [];
    for (const sibling of siblings) isJoined.add(sibling);
    const names = siblings.map((diagnostic) => String(diagnostic.path.at(-1))).join(', ');
    const help = `Restore the other fields (${names}), or remove the entry.`;
    return [{path, message: `${place} has only the field "${only}".`, help}];
  });
  return [...diagnostics.filter((item) => !isJoined.has(item)), ...halves];
}

/** Returns whether a fix puts quotes or brackets around a value, which assumes that the value itself is valid. */
const isQuoted = ({fix}: RuleReport): boolean => fix !== undefined && /["'\]]$/.test(fix);

/**
 * Joins the syntax errors of a file with the reports about its values, so that all advice is correct. The values are
 * read as if the syntax were fixed. If a value is wrong even in quotes, its message replaces the advice to add
 * quotes, and the line has no fix.
 * @param values the reports about the values after the syntax was fixed
 */
function deduplicate(syntaxErrors: readonly RuleReport[], values: readonly RuleReport[]): RuleReport[] {
  const joined = new Set<RuleReport>();
  const corrected = syntaxErrors.map((syntaxError): RuleReport => {
    const wrong = isQuoted(syntaxError) ? values.filter(({line}) => line === syntaxError.line) : [];
    for (const value of wrong) joined.add(value);
    return wrong.length === 0
      ? syntaxError
      : {...syntaxError, help: [...new Set(wrong.map(messageOf))].join(' '), fix: undefined};
  });
  return [...corrected, ...values.filter((value) => !joined.has(value))];
}

/** A valid page, with the photos of its body by their paths there. */
export type ReadablePage<D extends SiteDefinition = SiteDefinition> = PageOf<D> & {photos: Record<string, Photo>};

export interface Validated<D extends SiteDefinition = SiteDefinition> {
  source: Source;
  /** The reports of the schema. */
  wrong: RuleReport[];
  page?: ReadablePage<D>;
  site?: FactsOf<D>;
}

/** The last result for each source, with the state on which it also depends. */
const validatedSources = new WeakMap<Source, {state: string; validated: Validated}>();

/** Checks the front matter against its schema; a source again only when the day or one of its pictures differs. */
export function validate<D extends SiteDefinition>(
  definition: D,
  source: Source,
  pictures: PicturesByPath,
  today: string,
): Validated<D> {
  const state = [today, ...pictureState(source, pictures)].join('\n');
  const last = validatedSources.get(source);
  if (last?.state === state) return last.validated;
  const validated = validateUncached(definition, source, pictures);
  validatedSources.set(source, {state, validated});
  return validated;
}

function validateUncached<D extends SiteDefinition>(
  definition: D,
  source: Source,
  pictures: PicturesByPath,
): Validated<D> {
  const {file, path, kind, schema, parsed, body} = source;
  const {photos, diagnostics} = photosOf(file, body, pictures);
  const all = {...source, reports: [...source.reports, ...withRuleId('photo-file', diagnostics)]};
  if (!parsed) return {source: all, wrong: []};
  const raw = withPictures(source, pictures);
  if (path === undefined || !kind) {
    const {success, data, error} = definition.siteFile.safeParse(raw);
    return {
      source: all,
      site: data as FactsOf<D> | undefined,
      wrong: success ? [] : issueDiagnostics(file, schema, parsed, error.issues),
    };
  }
  const page = kind.read(raw, {file, path});
  if (Array.isArray(page)) return {source: all, wrong: issueDiagnostics(file, schema, parsed, page)};
  return {source: all, page: {...page, photos} as ReadablePage<D>, wrong: []};
}

export function reportsIn({source, wrong}: Validated, siteIndex: SiteIndex): RuleReport[] {
  const seen = {...siteIndex, scheduled: scheduledFor(source, siteIndex.scheduled)};
  const ofFields = wrong.filter(({ruleId}) => ruleId === 'unknown-field' || ruleId === 'missing-field');
  const ofValues = [...wrong.filter((report) => !ofFields.includes(report)), ...fieldDiagnostics(source, seen)];
  return [...deduplicate(source.reports, ofValues), ...ofFields, ...referenceDiagnostics(source, seen)];
}

/** @returns the content that is published later than this page, to which the page may not link. */
function scheduledFor({parsed}: Source, scheduled: SiteIndex['scheduled']): SiteIndex['scheduled'] {
  const publishDay = scheduledDay(parsed?.data, '');
  return publishDay === undefined ? scheduled : new Map([...scheduled].filter(([, day]) => day > publishDay));
}
