/** @returns a telephone number as a plus and digits */
export const toDialNumber = (phone: string): string => phone.replace(/[^\d+]/g, '');

export const telephoneLink = (phone: string): string => `tel:${toDialNumber(phone)}`;

/** @returns the telephone numbers of a field, where commas separate them. */
export const telephonesIn = (phones: string): string[] => phones.split(',').map((phone) => phone.trim());

/** The home page. It also shows what the editor and the linter say about all pages. */
export const HOME = '/';

/** The page that visitors without JavaScript see after they send a form. */
export const THANK_YOU_PATH = '/thank-you';

export const PROJECTS_PATH = '/projects';

/** What the build writes for buyers' software: the facts of all pages with their JSON schema, and two tables as CSV. */
export const COMPANY_FILE = '/company.json';
export const COMPANY_SCHEMA = '/company.schema.json';
export const TRACK_RECORD_FILE = `${PROJECTS_PATH}/track-record.csv`;
export const EQUIPMENT_FILE = '/equipment.csv';

/** The editor, and the document in which it shows a page. */
export const EDITOR_PATH = '/edit';
export const EDITOR_FRAME_PATH = '/edit/page';

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
