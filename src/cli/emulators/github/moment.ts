/** GitHub's timestamps: UTC, without fractions of a second. */
const MILLISECONDS = /\.\d+Z$/;

export const momentOf = (date: Date | string): string => new Date(date).toISOString().replace(MILLISECONDS, 'Z');

export const isoMoment = (date: Date | undefined): string | null => (date ? momentOf(date) : null);

export const now = (): Date => new Date(momentOf(new Date()));
