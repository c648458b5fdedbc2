/** A browser's storage. If it is blocked or full, values are kept in memory until the visitor leaves the site. */
function safeStorage(storage: () => Storage) {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (open: Storage) => T): T | undefined => {
    try {
      return use(storage());
    } catch {
      return undefined;
    }
  };
  return {
    keys: () => attempt(Object.keys) ?? [],
    get: (key: string) => attempt((open) => open.getItem(key)) ?? memory.get(key),
    /** @returns whether the browser has stored the value */
    set(key: string, value: string): boolean {
      const isStored = attempt((open) => {
        open.setItem(key, value);
        return true;
      });
      if (!isStored) memory.set(key, value);
      return isStored === true;
    },
    remove(key: string): void {
      memory.delete(key);
      attempt((open) => open.removeItem(key));
    },
  };
}

export const deviceStorage = safeStorage(() => localStorage);
/** Lasts for one visit. */
export const visitStorage = safeStorage(() => sessionStorage);
