/** The build drops the openings that have closed by a day; the browser drops those that closed after the build. */
export const selectOpen = <T extends {closes?: string}>(day: string, openings: T[]): T[] =>
  openings.filter(({closes}) => closes === undefined || day <= closes);

export const CAREERS_PATH = '/careers';

/** The page that explains how to recognise a false offer. */
export const FALSE_OFFERS_PATH = `${CAREERS_PATH}/genuine`;

/** @returns the towns of an opening as text: `Port Harcourt, Lagos and Warri`. */
export const locationOf = ({location}: {location: string[]}): string =>
  [location.slice(0, -1).join(', '), location.at(-1)].filter(Boolean).join(' and ');
