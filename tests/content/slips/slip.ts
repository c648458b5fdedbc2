/** One thing that a person may do wrong in a file that was right, and what the check says then, word for word. */
export interface Slip {
  /** What the person does; the title of the test goes on from "when a person". */
  slip: string;
  file: string;
  /** What stood there before, once in the file; nothing stands for the whole file. */
  was?: string;
  /** What the person wrote in its place; nothing when the file was deleted. */
  is?: string;
  /** How the file was saved, where that is the slip. */
  saved?: 'latin1' | 'utf16' | 'twice';
  says: string[];
  /** What `npm run check -- --fix` makes of it. */
  mended?: string;
}

/** A file that a person uploads to where it should not be, or as it should not be. */
export interface Upload {
  slip: string;
  upload: string;
  says: string[];
}

export const HOME = 'pages/index.mdx';
export const PROJECTS = 'pages/projects.mdx';
export const SITE = 'pages/_site.yml';
export const SERVICE = 'pages/services/engineering.mdx';
export const CAREERS = 'pages/careers.mdx';
export const CONTACT = 'pages/contact/index.mdx';
export const QUOTE = 'pages/contact/quote.mdx';
export const MANAGEMENT = 'pages/about/management.mdx';
export const CLIENTS = 'pages/about/clients.mdx';

/** The bytes of a text that was saved in another encoding than UTF-8, or read wrongly and saved once more. */
export function saved(text: string, how: Slip['saved']): string | Buffer {
  switch (how) {
    // Windows-1252 has the curly apostrophe in place of a control character of Latin-1.
    case 'latin1':
      return Buffer.from(text.replaceAll('’', '\u0092'), 'latin1');
    case 'utf16':
      return Buffer.from(`\uFEFF${text}`, 'utf16le');
    case 'twice':
      return Buffer.from(Buffer.from(text).toString('latin1'));
    default:
      return text;
  }
}
