/** Returns whether a value can name its entry: a visible text, but not the path of a photo. */
const isName = ([key, value]: [string, unknown]) =>
  typeof value === 'string' && /^$|\p{L}/u.test(value) && !value.startsWith('/') && !/^(id|key)$/.test(key);

/** @returns the name by which people know an entry; undefined while it is empty. */
export function entryTitle(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  if (typeof entry !== 'object' || entry === null) return undefined;
  const found = Object.entries(entry).find(isName)?.[1] as unknown;
  return typeof found === 'string' && found !== '' ? found : undefined;
}

export const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, field)
    ? (value as Record<string, unknown>)[field]
    : undefined;
