/** Compares two versions of the pages, file by file. */
import {schemaOf, type SiteDefinition} from '../definition/site-definition';
import {isContentFile, SITE_FILE, STATIC_FOLDER} from '../values/paths';
import {asGroup, type Group} from '../values/values';
import {parseYaml, splitPage} from '../parse/front-matter';
import {diffBodies, type DiffSection} from './bodies';
import {diffValues, type DiffNode} from './fields';
import {matchSequences} from './sequences';
import {areSimilarTexts} from './texts';

export interface DiffFile {
  /** Its earlier path; undefined for a new file. */
  before?: string;
  /** Its current path; undefined for a deleted file. */
  after?: string;
}

/** Two versions of the pages and of pages/_site.yml. */
export interface Versions {
  textBefore: (file: string) => string;
  textNow: (file: string) => string;
  /** The current pages and pages/_site.yml, in alphabetical order. */
  files: readonly string[];
  changed: readonly DiffFile[];
  /** Files of static/ with changed content, by their path in the pages. */
  replaced: ReadonlySet<string>;
}

export interface PageDiff {
  fields: DiffNode;
  sections: DiffSection[];
}

/** The changed files that staff edit. */
type FileChanges = Record<'same' | 'gone' | 'added', readonly string[]>;

/** Compares two sets of files. A deleted page and a new page with much the same content count as one moved page. */
export function compareFiles(
  texts: Pick<Versions, 'textBefore' | 'textNow' | 'files'>,
  {same, gone, added}: FileChanges,
): Versions {
  const moved = matchSequences(gone.filter(isContentFile), added.filter(isContentFile), {
    key: (file) => file,
    isEdit: (was, is) => areSimilarTexts(texts.textBefore(was), texts.textNow(is)),
  });
  const pictures = same.filter((file) => file.startsWith(`${STATIC_FOLDER}/`));
  return {
    ...texts,
    files: texts.files.filter(isContentFile),
    changed: [...same.filter(isContentFile).map((file) => ({before: file, after: file})), ...moved],
    replaced: new Set(pictures.map((file) => file.slice(STATIC_FOLDER.length))),
  };
}

export function diffPage(definition: SiteDefinition, file: string, before: string, after: string): PageDiff {
  const schema = schemaOf(definition, file);
  if (file === SITE_FILE) return {fields: diffValues(schema, dataOf(before), dataOf(after)), sections: []};
  return {fields: diffValues(schema, frontMatterOf(before), frontMatterOf(after)), sections: diffBodies(before, after)};
}

export const frontMatterOf = (source: string): Group => dataOf(splitPage(source)?.yaml ?? '');

/** @returns the fields of a YAML text; empty for an unreadable one, which the check reports. */
export const dataOf = (yaml: string): Group => asGroup(parseYaml('', yaml, 0).parsed?.data);
