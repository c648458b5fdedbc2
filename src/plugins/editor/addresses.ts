/** The address of the editor. */
export const EDITOR = '/edit';
/** The document in which the editor shows a page. */
export const EDITOR_FRAME = '/edit/page';
/** The folder of the editor's scripts, styles and drawings. */
export const BUNDLES = '/assets/edit/';
