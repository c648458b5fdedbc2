/** Changing what the pages say: fields, drafts, and putting two of them together. One of the four doors of this folder. */
export type {Path} from './base/values';
export {
  changedFiles,
  type ChangedPlace,
  type FileContent,
  type Draft,
  newDraft,
  redo,
  undo,
  withEdit,
  withFiles,
  type Write,
} from './draft/draft';
export {type Checked, type SiteAsRead, liveCheck} from './draft/live-check';
export {type Choice, type Conflict, merge, type Three} from './draft/merge';
export {draftNotices} from './draft/notices';
export {Reader} from './draft/reader';
export {draftVersions} from './draft/versions';
export {blankOf, type Control, controlAt, type Field, fieldsOf} from './write/controls';
export {type Block, blocksOf} from './write/body';
export {type Edit, ifWritable, Unwritable, type Value} from './write/edit';
export {editsBetween} from './write/plan';
export {writeEdit, writePage} from './write/write-edit';
