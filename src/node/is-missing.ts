const NOT_THERE: readonly unknown[] = ['ENOENT', 'ENOTDIR'];

/** @returns whether reading failed because the file does not exist, and for no other reason. */
export const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && NOT_THERE.includes(error.code);
