/** One thing that an editor does, with the marks that the pages then show, in the order of the page. */
import {Draft} from '../draft';

interface Edit {
  title: string;
  draft: Draft;
  /** The kinds of the marks by page; nothing for a page that may have any. */
  marks: Record<string, string[]>;
}

export const edits: Edit[] = [];

export const edit = (title: string, make: (draft: Draft) => void, marks: Record<string, string[]>): void => {
  const draft = new Draft();
  make(draft);
  if (!draft.isDifferent) throw new Error(`"${title}" changes nothing.`);
  edits.push({title, draft, marks});
};

/** The page of an opening, by its position in the list. */
export const pageOf = (position: number) =>
  `/careers/${String(new Draft().value('careers.mdx', ['openings', position, 'id']))}`;

export const anew = (text: string) => `${text} Anew.`;

export const CAREERS = 'careers.mdx';
export const PROJECTS = 'projects.mdx';
export const CLIENTS = 'about/clients.mdx';
export const GALLERY = 'about/gallery.mdx';
export const WHO = 'about/who-we-are.mdx';
export const TRADING = 'services/trading.mdx';
export const VENDOR = 'contact/vendor.mdx';
export const PRIVACY = 'privacy.mdx';
export const SITE = '_site.yml';
