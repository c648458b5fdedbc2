const NOT_THERE: readonly unknown[] = ['ENOENT', 'ENOTDIR'];

/** @returns whether reading has failed because there is no such file, and not because it cannot be read. */
export const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && NOT_THERE.includes(error.code);
