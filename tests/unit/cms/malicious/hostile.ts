/** Something that a stranger proposes, which the linter has to refuse in a sentence. */
export interface Hostile {
  what: string;
  file: string;
  /** @returns the file as the stranger leaves it */
  as: (before: string) => string | Buffer;
  /** A piece of the sentence, whatever it says where that is empty; undefined when it is harmless if it is answered at once. */
  says?: string;
}

/** The page whose front matter is changed: any will do. */
export const PAGE = 'pages/services/engineering.mdx';
export const SITE = 'pages/_site.yml';
export const CAREERS = 'pages/careers.mdx';

/** @returns a change that adds lines to a front matter. */
export const withLines =
  (lines: string) =>
  (before: string): string =>
    before.replace('---\n', `---\n${lines}\n`);
