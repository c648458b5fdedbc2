/**
 * The openings that can be applied for on a day. The day on which one closes still belongs to it; it ends at midnight.
 * The build leaves out what is over by then, the browser what has ended since.
 */
export const openOn = <T extends {closes?: string}>(day: string, openings: T[]): T[] =>
  openings.filter(({closes}) => closes === undefined || day <= closes);

/** The page with the list of openings. */
export const CAREERS = '/careers';

/** @returns the address of the page that an opening has to itself. */
export const openingPath = (id: string): string => `${CAREERS}/${id}`;

/** What is in place of an id in the address of the page that tells a false offer from a genuine one. */
export const GENUINE_ID = 'genuine';

/** @returns the towns of an opening in one line: `Port Harcourt, Lagos and Warri`. */
export const locationOf = ({location}: {location: string[]}): string =>
  [location.slice(0, -1).join(', '), location.at(-1)].filter(Boolean).join(' and ');
