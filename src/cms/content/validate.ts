/** Checks one file against its schema. */
import type {Problem} from '../values/diagnostic';
import type {FactsOf, PageOf, SiteDefinition, Source} from '../definition/site-definition';
import type {Photo} from '../images';
import {photosOf, pictureState, withPictures, type PicturesByPath} from './pictures';
import type * as z from 'zod';
import {groupBy, valueAt} from '../values/values';
import type {ParsedFrontMatter} from '../parse/front-matter';
import {formatPath} from '../schema/meta';
import {problemsOf, type SchemaProblem} from './schema-problems';
import {addPlaceholders} from './placeholders';

/** If this many fields are missing, somebody has deleted most of the entry. */
const MIN_MISSING_FIELDS = 3;

function schemaProblems(
  file: string,
  schema: z.ZodObject,
  parsed: ParsedFrontMatter,
  issues: readonly z.core.$ZodIssue[],
): Problem[] {
  const found = issues.flatMap((issue) => problemsOf(schema, parsed.data, issue));
  // A misspelt key is not reported as a missing field as well.
  const misspelt = new Set(found.flatMap(({path, meant}) => (meant === undefined ? [] : formatPath([...path, meant]))));
  const reported = found.filter((problem) => !(isMissing(problem) && misspelt.has(formatPath(problem.path))));
  return joinMissingFields(reported, parsed.data).map(({key, meant: _meant, ...problem}) => ({
    ...problem,
    file,
    line: key === undefined ? parsed.lineOf(problem.path) : parsed.lineOfKey(problem.path, key),
  }));
}

const isMissing = ({ruleId}: SchemaProblem): boolean => ruleId === 'missing-field';

/** Replaces many missing fields of one list entry with a single problem. */
function joinMissingFields(problems: SchemaProblem[], data: unknown): SchemaProblem[] {
  const isJoined = new Set<SchemaProblem>();
  const missing = groupBy(problems.filter(isMissing), ({path}) => formatPath(path.slice(0, -1)));
  const halves = [...missing.values()].flatMap((siblings): SchemaProblem[] => {
    const path = siblings[0]?.path.slice(0, -1) ?? [];
    const [only, ...others] = Object.keys(valueAt(data, path) ?? {});
    const isHalf = siblings.length >= MIN_MISSING_FIELDS && only !== undefined && others.length === 0;
    if (typeof path.at(-1) !== 'number' || !isHalf) return [];
    for (const sibling of siblings) isJoined.add(sibling);
    const names = siblings.map((problem) => String(problem.path.at(-1)));
    return [{ruleId: 'missing-field', message: 'half', data: {only, names}, path}];
  });
  return [...problems.filter((problem) => !isJoined.has(problem)), ...halves];
}

/** A valid page, with the photos of its body by their paths there. */
export type ReadablePage<D extends SiteDefinition = SiteDefinition> = PageOf<D> & {photos: Record<string, Photo>};

export interface ValidatedSource<D extends SiteDefinition = SiteDefinition> {
  source: Source;
  /** The problems that the schema has found. */
  wrong: Problem[];
  page?: ReadablePage<D>;
  /** The page with placeholders for texts that are empty or too long; undefined if it has any other problem. */
  unfinished?: ReadablePage<D>;
  site?: FactsOf<D>;
}

/** The last result for each source, with the state on which it also depends. */
const validatedSources = new WeakMap<Source, {state: string; validated: ValidatedSource}>();

/** Checks the front matter against its schema; a source again only when the day or one of its pictures differs. */
export function validate<D extends SiteDefinition>(
  definition: D,
  source: Source,
  pictures: PicturesByPath,
  today: string,
): ValidatedSource<D> {
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
): ValidatedSource<D> {
  const {file, path, kind, schema, parsed, body} = source;
  const {photos, problems} = photosOf(file, body, pictures);
  const all = {...source, problems: [...source.problems, ...problems]};
  if (!parsed) return {source: all, wrong: []};
  const raw = withPictures(source, pictures);
  if (path === undefined || !kind) {
    const {success, data, error} = definition.siteFile.safeParse(raw);
    return {
      source: all,
      site: data as FactsOf<D> | undefined,
      wrong: success ? [] : schemaProblems(file, schema, parsed, error.issues),
    };
  }
  const page = kind.read(raw, {file, path});
  if (Array.isArray(page)) {
    const completed = addPlaceholders(schema, raw, page) ? kind.read(raw, {file, path}) : page;
    return {
      source: all,
      wrong: schemaProblems(file, schema, parsed, page),
      ...(!Array.isArray(completed) && {unfinished: {...completed, photos} as ReadablePage<D>}),
    };
  }
  return {source: all, page: {...page, photos} as ReadablePage<D>, wrong: []};
}
