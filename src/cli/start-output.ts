/** Classifies the lines that Docusaurus and its bundler print under `npm start`, without colours. */

export const isNoise = (line: string): boolean =>
  /^\s*$|^\[(INFO|SUCCESS)\] |\b(compiling|compiled successfully)\b/i.test(line);

/** @returns whether the first page can be opened from this line on, with or without errors */
export const isCompiled = (line: string): boolean => /\bcompiled\b/i.test(line);
