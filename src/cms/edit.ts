/** Edits pages: fields, drafts, and merging drafts. An entry point of the engine. */
export type {Path} from './values/values';
export {
  changedFiles,
  type FileContent,
  type Draft,
  newDraft,
  redo,
  undo,
  applyEditToDraft,
  changeFiles,
  type FileWrite,
} from './drafts/draft';
export {type Checked, type SiteSnapshot, liveCheck} from './drafts/live-check';
export {type Choice, type Conflict, merge, type ThreeWay} from './drafts/merge';
export {draftWarnings} from './drafts/warnings';
export {Reader} from './drafts/live-check';
export {draftVersions} from './drafts/draft';
export {additionOf, emptyValueOf, type Control, controlAt, type ControlField, fieldsOf} from './edit/controls';
export {bodyTextOf, type EditableBlock, blocksOf} from './edit/body';
export {type Edit, undefinedIfUnwritable, UnwritableError, type Value} from './edit/edit';
export {readFrontMatter} from './edit/front-matter';
export {editsBetween} from './edit/plan';
export {writeEdit, writePage} from './edit/write-edit';
export {spliceBetween} from './edit/text';
export {parseMarkdown} from './parse/body';
export {normalizeCharacters} from './parse/characters';
