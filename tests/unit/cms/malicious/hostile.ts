/** A stranger's proposal that the linter must refuse with a sentence. */
export interface Hostile {
  what: string;
  file: string;
  /** @returns the file after the stranger's change */
  as: (before: string) => string | Buffer;
  /**
   * A part of the expected sentence; empty for any sentence; undefined when the proposal is harmless if it is checked
   * fast.
   */
  says?: string;
}

/** The page to change; any page works. */
export const PAGE = 'pages/services/engineering.mdx';
export const SITE = 'pages/_site.yml';
export const CAREERS = 'pages/careers.mdx';

/** @returns a change that adds lines to a front matter. */
export const withLines =
  (lines: string) =>
  (before: string): string =>
    before.replace('---\n', `---\n${lines}\n`);
