/** @returns the digits of a telephone number behind its plus, however they are parted. */
export const dialled = (phone: string): string => phone.replace(/[^\d+]/g, '');

/** @returns the address that dials a number as it is written in pages/_site.yml. */
export const telephoneLink = (phone: string): string => `tel:${dialled(phone)}`;

/** @returns the single numbers of a field that holds several with commas between them. */
export const telephonesIn = (phones: string): string[] => phones.split(',').map((phone) => phone.trim());

/** The page that the site begins with; what belongs to all pages is shown and told there. */
export const HOME = '/';

/** The page that confirms a form to visitors without JavaScript. */
export const THANK_YOU = '/thank-you';

/** The page of all projects. */
export const PROJECTS = '/projects';

/** @returns the address of the page that a job with a story has to itself. */
export const projectPath = (id: string): string => `${PROJECTS}/${id}`;

/** The track record as a file, which the build writes. */
export const TRACK_RECORD_FILE = `${PROJECTS}/track-record.csv`;

/** What the pages state, as one file for the systems of buyers, and the schema of that file; the build writes both. */
export const COMPANY_FILE = '/company.json';
export const COMPANY_SCHEMA = '/company.schema.json';

/** The list of the equipment as a file, which the build writes. */
export const EQUIPMENT_FILE = '/equipment.csv';

/** What people call pages/_site.yml. */
export const SHARED_FACTS = 'Shared facts';

/** How the branches of the editor's pull requests begin. */
export const EDIT_BRANCHES = 'edit/';
