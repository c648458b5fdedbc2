/** Days as they are counted in the company's head office; Swedish writes them as the pages do, 2026-11-30. */
const LAGOS = new Intl.DateTimeFormat('sv-SE', {timeZone: 'Africa/Lagos'});

const LONG = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

/** @returns a day, 2026-11-30, as people write it: 30 November 2026. */
export const longDate = (day: string): string => LONG.format(new Date(day));

/** @returns the day that it is in Lagos now. */
export const lagosDay = (): string => LAGOS.format(new Date());

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
