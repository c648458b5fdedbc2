/** Tells apart the lines that Docusaurus and its bundler print under `start`, without their colours. */

/** @returns whether a line only says that all goes well */
export const isNoise = (line: string): boolean =>
  /^\s*$|^\[(INFO|SUCCESS)\] |\b(compiling|compiled successfully)\b/i.test(line);

/** @returns whether the first page can be opened from this line on, right or wrong */
export const isCompiled = (line: string): boolean => /\bcompiled\b/i.test(line);
