/** Finds pages in the wrong folder for their page type. Plain pages may be anywhere; redirects.ts covers renamed ones. */
import * as z from 'zod';
import type {PageType} from '../definition/page-type';
import {pageTypeOf, type SiteDefinition, type Source} from '../definition/site-definition';
import {addressOf, PAGES_FOLDER} from '../values/paths';
import type {ParsedFrontMatter} from '../parse/front-matter';
import {valuesOf} from './source';

export interface MisplacedPage {
  kind: PageType;
  /** The files that it may have been; none of them exists. */
  homes: [string, ...string[]];
}

/**
 * Finds pages that were renamed or moved from the place where the site needs them. Such a page counts as a plain one,
 * because no page type has its new name, but its fields still reveal its type.
 */
export function misplacedPages(
  definition: SiteDefinition,
  pages: readonly {file: string; parsed?: ParsedFrontMatter}[],
  names: ReadonlySet<string>,
): Map<string, MisplacedPage> {
  const found = pages.flatMap(({file, parsed}) => {
    const data = pageTypeOf(definition, file) === definition.plain ? parsed?.data : undefined;
    const misplaced =
      typeof data === 'object' && data !== null ? misplacedPage(definition, file, Object.keys(data), names) : undefined;
    return misplaced ? [[file, misplaced] as const] : [];
  });
  return new Map(found);
}

function misplacedPage(
  definition: SiteDefinition,
  file: string,
  fields: string[],
  names: ReadonlySet<string>,
): MisplacedPage | undefined {
  const matches = definition.pageTypes
    .map((kind) => ({kind, held: ownFieldsIn(kind, definition.plain, fields)}))
    .filter(({held}) => held.length > 0)
    .sort((a, b) => b.held.length - a.held.length);
  for (const {kind} of matches) {
    const [first, ...others] = expectedFiles(kind, file).filter((home) => !names.has(home));
    if (first !== undefined) return {kind, homes: [first, ...others]};
  }
  return undefined;
}

/** Returns the fields that only this page type has; none if a required one of them is missing. */
function ownFieldsIn({schema}: PageType, plain: PageType, fields: string[]): string[] {
  const uniqueFields = Object.entries(schema.shape).filter(([name]) => !Object.hasOwn(plain.schema.shape, name));
  const isWhole = uniqueFields.every(([name, field]) => field instanceof z.ZodOptional || fields.includes(name));
  return isWhole ? uniqueFields.map(([name]) => name).filter((name) => fields.includes(name)) : [];
}

/** Returns the files that a page may have been: those that its type names, or one in the folder of that type. */
function expectedFiles(kind: PageType, file: string): string[] {
  return kind.folder === undefined
    ? kind.files.map((name) => `${PAGES_FOLDER}/${name}`)
    : [`${PAGES_FOLDER}/${kind.folder}/${file.slice(file.lastIndexOf('/') + 1)}`];
}

/** Checks a moved page as if it had its old path, so that the linter reports only the move. */
export function withOldPath(source: Source, misplaced: MisplacedPage | undefined): Source {
  if (!misplaced) return source;
  const {kind, homes} = misplaced;
  const values = valuesOf(kind.schema, source.parsed);
  return {...source, path: addressOf(homes[0]), kind, schema: kind.schema, values};
}

type Misplaced = ReadonlyMap<string, MisplacedPage>;

/** Returns the address of a page, and all addresses that it may have had before it was moved. */
export const addressesOf = ({file}: Source, misplaced: Misplaced): string[] =>
  [file, ...(misplaced.get(file)?.homes ?? [])].map((name) => addressOf(name));
