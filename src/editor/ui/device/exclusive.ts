/** Runs work that no other tab may do at the same time. Without locks, as in old browsers, it runs at once. */
export const exclusively = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  // The types assume that every browser has locks.
  (navigator.locks as LockManager | undefined)?.request(name, work) ?? work();
