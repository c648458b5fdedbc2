/** Where the editor is, and whom it speaks to. */
export const EDITOR = '/edit';
/** The document in which it shows a page. */
export const EDITOR_FRAME = '/edit/page';

/** @returns the address of GitHub's interface for programs. */
export const gitHubApi = (): string => 'https://api.github.com';
