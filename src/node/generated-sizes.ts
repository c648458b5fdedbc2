/** The sizes of the PDFs that a build makes; their links show them. */
const sizes = new Map<string, number>();

/** Records the size of a PDF in bytes. */
export const rememberSize = (address: string, size: number): void => void sizes.set(address, size);

/** @returns the size in bytes of a PDF of this build. */
export const generatedSize = (address: string): number | undefined => sizes.get(address);

/** @returns the size of every PDF of this build by its address, in alphabetical order. */
export const generatedSizes = (): Record<string, number> =>
  Object.fromEntries([...sizes].sort(([a], [b]) => (a < b ? -1 : 1)));
