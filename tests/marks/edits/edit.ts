/** One thing that an editor does, with the marks that the pages then show, in the order of the page. */
import {Draft} from '../draft';

export interface Edit {
  title: string;
  draft: Draft;
  /** The kinds of the marks by page; other pages may have any. */
  marks: [path: string, kinds: string[]][];
}

export const edits: Edit[] = [];

/** @param marks such as '/careers: moved words | /projects: added' */
export const edit = (title: string, marks: string, make: (draft: Draft) => void): void => {
  const draft = new Draft();
  make(draft);
  if (!draft.isDifferent) throw new Error(`"${title}" changes nothing.`);
  const pages = marks.split(' | ').filter(Boolean);
  const kinds = pages.map((page) => page.split(':') as [string, string]);
  edits.push({title, draft, marks: kinds.map(([path, all]) => [path, all.split(' ').filter(Boolean)])});
};

/** The page of an opening, by its position in the list. */
export const pageOf = (position: number) =>
  `/careers/${String(new Draft().value('careers.mdx', ['openings', position, 'id']))}`;

export const anew = (text: string) => `${text} Anew.`;

export const withoutCodes = (page: string) => (d: Draft) =>
  d.set(page, ['codes'], undefined).body(page, (blocks) => blocks.filter((one) => !one.includes('<Codes')));

export const CAREERS = 'careers.mdx';
export const PROJECTS = 'projects.mdx';
export const CLIENTS = 'about/clients.mdx';
export const GALLERY = 'about/gallery.mdx';
export const WHO = 'about/who-we-are.mdx';
export const TRADING = 'services/trading.mdx';
export const VENDOR = 'contact/vendor.mdx';
export const PRIVACY = 'privacy.mdx';
export const SITE = '_site.yml';
