/** @returns a telephone number as a plus and digits, without spaces and other separators. */
export const dialled = (phone: string): string => phone.replace(/[^\d+]/g, '');

/** @returns the `tel:` link for a number from pages/_site.yml. */
export const telephoneLink = (phone: string): string => `tel:${dialled(phone)}`;

/** @returns the telephone numbers of a field, where commas separate them. */
export const telephonesIn = (phones: string): string[] => phones.split(',').map((phone) => phone.trim());

/** The home page. It also shows what the editor and the linter say about all pages. */
export const HOME = '/';

/** The page that visitors without JavaScript see after they send a form. */
export const THANK_YOU = '/thank-you';

/** The page that lists all projects. */
export const PROJECTS = '/projects';

/** @returns the address of the page of one project. */
export const projectPath = (id: string): string => `${PROJECTS}/${id}`;

/** The build writes the track record to this CSV file. */
export const TRACK_RECORD_FILE = `${PROJECTS}/track-record.csv`;

/**
 * The build writes the facts of all pages to this file, for buyers' software, and its JSON schema to the second one.
 */
export const COMPANY_FILE = '/company.json';
export const COMPANY_SCHEMA = '/company.schema.json';

/** The build writes the list of equipment to this CSV file. */
export const EQUIPMENT_FILE = '/equipment.csv';

/** The name that people see for pages/_site.yml. */
export const SHARED_FACTS = 'Shared facts';

/** The prefix of the editor's branches on GitHub. */
export const EDIT_BRANCHES = 'edit/';
