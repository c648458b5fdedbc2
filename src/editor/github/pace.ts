/** Half a minute: an hour of it is less than a sixth of what GitHub allows an account. Alone here, because the first page needs no more. */
export const FOLLOW_MS = 30_000;
