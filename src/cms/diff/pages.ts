/** Two versions of the pages: which file is which, and what in it is what. */
import {schemaOf, type SiteDefinition} from '../definition/site-definition';
import {isContentFile, SITE_FILE, STATIC_FOLDER} from '../base/paths';
import {asGroup, type Group} from '../base/values';
import {parseYaml, splitPage} from '../parse/front-matter';
import {pairBodies, type DiffSection} from './bodies';
import {pairValues, type DiffNode} from './fields';
import {matchSequences} from './sequences';
import {alikeTexts} from './texts';

/** A file that is not what it was. */
export interface DiffFile {
  /** Its path before; undefined for a new file. */
  before?: string;
  /** Its path now; undefined for a file that is gone. */
  after?: string;
}

/** Two versions of the pages and of pages/_site.yml. */
export interface Versions {
  /** @returns the text of a file before; empty when it was not there. */
  textBefore: (file: string) => string;
  textNow: (file: string) => string;
  /** The pages as they are now, and pages/_site.yml, in the order of the alphabet. */
  files: readonly string[];
  /** The files that differ. */
  changed: readonly DiffFile[];
  /** Files of static/ that hold something else than before, by the path that pages write. */
  replaced: ReadonlySet<string>;
}

/** A page, or the facts of all pages, before and now. */
export interface PairedPage {
  fields: DiffNode;
  sections: DiffSection[];
}

/** The files that differ, all that staff edit. */
type Differing = Record<'same' | 'gone' | 'added', readonly string[]>;

/** A page that is gone and a new one that is much the same are one page that was moved. */
export function versionsOf(
  texts: Pick<Versions, 'textBefore' | 'textNow' | 'files'>,
  {same, gone, added}: Differing,
): Versions {
  const moved = matchSequences(gone.filter(isContentFile), added.filter(isContentFile), {
    key: (file) => file,
    isEdit: (was, is) => alikeTexts(texts.textBefore(was), texts.textNow(is)),
  });
  const pictures = same.filter((file) => file.startsWith(`${STATIC_FOLDER}/`));
  return {
    ...texts,
    files: texts.files.filter(isContentFile),
    changed: [...same.filter(isContentFile).map((file) => ({before: file, after: file})), ...moved],
    replaced: new Set(pictures.map((file) => file.slice(STATIC_FOLDER.length))),
  };
}

/** Pairs all that two versions of a file say. */
export function diffPage(definition: SiteDefinition, file: string, before: string, after: string): PairedPage {
  const schema = schemaOf(definition, file);
  if (file === SITE_FILE) return {fields: pairValues(schema, dataOf(before), dataOf(after)), sections: []};
  return {fields: pairValues(schema, topOf(before), topOf(after)), sections: pairBodies(before, after)};
}

/** @returns the front matter of a page as it was written */
export const topOf = (source: string): Group => dataOf(splitPage(source)?.yaml ?? '');

/** A text that cannot be read says nothing; why not is told by the check. */
export const dataOf = (yaml: string): Group => asGroup(parseYaml('', yaml, 0).parsed?.data);
