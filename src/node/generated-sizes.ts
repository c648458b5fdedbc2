/** What the PDFs weigh that a build sets of the pages: their links say so. */
const sizes = new Map<string, number>();

/** @param size in bytes, of the file at an address */
export const rememberSize = (address: string, size: number): void => void sizes.set(address, size);

/** @returns the size in bytes of a PDF that this build has set. */
export const generatedSize = (address: string): number | undefined => sizes.get(address);

/** @returns the size of every PDF that this build has set, by its address, in the order of the alphabet. */
export const generatedSizes = (): Record<string, number> =>
  Object.fromEntries([...sizes].sort(([a], [b]) => (a < b ? -1 : 1)));
