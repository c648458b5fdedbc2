/** Days as they are counted in the company's head office; Swedish writes them as the pages do, 2026-11-30. */
const LAGOS = new Intl.DateTimeFormat('sv-SE', {timeZone: 'Africa/Lagos'});

/** @returns the day that it is in Lagos now. */
export const lagosDay = (): string => LAGOS.format(new Date());

/**
 * The openings that can be applied for on a day. The day on which one closes still belongs to it; it ends at midnight.
 * The build leaves out what is over by then, the browser what has ended since.
 */
export const openOn = <T extends {closes?: string}>(day: string, openings: T[]): T[] =>
  openings.filter(({closes}) => closes === undefined || day <= closes);
