/** Where the editor is, and whom it speaks to. */
export const EDITOR = '/edit';
/** The document in which it shows a page. */
export const EDITOR_FRAME = '/edit/page';
/** Where its scripts, styles and drawings are. */
export const BUNDLES = '/assets/edit/';
