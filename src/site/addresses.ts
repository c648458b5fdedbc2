/** The page that visitors without JavaScript see after they send a form. */
export const THANK_YOU_PATH = '/thank-you';

export const PROJECTS_PATH = '/projects';

/** What the build writes for buyers' software: the facts of all pages with their JSON schema, and two tables as CSV. */
export const COMPANY_FILE = '/company.json';
export const COMPANY_SCHEMA = '/company.schema.json';
export const TRACK_RECORD_FILE = `${PROJECTS_PATH}/track-record.csv`;
export const EQUIPMENT_FILE = '/equipment.csv';
