/** The home page. It also shows what the editor and the linter say about all pages. */
export const HOME = '/';

/** The editor, and the document in which it shows a page. */
export const EDITOR_PATH = '/edit';
export const EDITOR_FRAME_PATH = '/edit/page';
/** The file with the facts of the build, which the editor fetches first. */
export const EDITOR_FACTS_PATH = '/edit/facts.json';

/**
 * The policies of Trusted Types in the editor (https://www.w3.org/TR/trusted-types/): to load its scripts, to parse what
 * somebody pastes, and ProseMirror's own for the same, which the editor's handler precedes.
 */
export const BUNDLES_POLICY = 'editor-bundles';
export const PASTE_POLICY = 'pasted-html';
export const PROSEMIRROR_POLICY = 'ProseMirrorClipboard';

/** The name that people see for pages/_site.yml. */
export const SHARED_FACTS = 'Shared facts';

/** The prefix of the editor's branches on GitHub. */
export const EDIT_BRANCHES = 'edit/';
