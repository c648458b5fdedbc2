/** Edits pages: fields, drafts, and merging drafts. An entry point of the engine. */
export type {Path} from './base/values';
export {
  changedFiles,
  type FileContent,
  type Draft,
  newDraft,
  redo,
  undo,
  withEdit,
  withFiles,
  type Write,
} from './drafts/draft';
export {type Checked, type SiteAsRead, liveCheck} from './drafts/live-check';
export {type Choice, type Conflict, merge, type Three} from './drafts/merge';
export {draftWarnings} from './drafts/warnings';
export {Reader} from './drafts/live-check';
export {draftVersions} from './drafts/draft';
export {blankOf, type Control, controlAt, type Field, fieldsOf} from './edit/controls';
export {type BodyBlock, blocksOf} from './edit/body';
export {type Edit, ifWritable, Unwritable, type Value} from './edit/edit';
export {readTopBlock} from './edit/front-matter';
export {editsBetween} from './edit/plan';
export {writeEdit, writePage} from './edit/write-edit';
