/** The input of the templates in src/site/pdf: text and pictures in the shapes that they draw. */
import type {AllPageData} from '../page-data';
import {longDate} from '../../shared/days';
import {interpolate} from '../../shared/interpolate';
import {LOCALE} from '../locale';

export type Inline =
  {t: 'text'; v: string} | {t: 'strong' | 'em' | 'span'; c: Inline[]} | {t: 'link'; url: string; c: Inline[]};

export type Prose =
  | {t: 'p'; c: Inline[]}
  | {t: 'ul' | 'ol'; items: {c: Inline[]; more: Prose[]}[]}
  | {t: 'table-of-words'; head: Inline[][]; rows: Inline[][][]}
  | {t: 'quote'; c: Prose[]};

export interface PdfRun {
  v: string;
  as?: 'strong' | 'quiet';
  url?: string;
}

export type Cell = PdfRun[][];

export interface Table {
  t: 'table';
  /** The name of the column widths in src/site/pdf/tables.typ. */
  layout: string;
  /** The heading above the table, if it needs one. */
  name?: string;
  columns: {key: string; name: string}[];
  rows: Cell[][];
}

/** A photo. Its pixels limit its size, and its focal point says what stays in view. */
export interface PrintedPhoto {
  id: string;
  pixels: [width: number, height: number];
  alt: string;
}

/** A drawing or logo that is printed unchanged. */
export interface PrintedLogo {
  file: string;
  alt: string;
}

/** The lists of a page in the shapes of src/site/pdf/parts.typ. */
export type Shape =
  | {t: 'tiles'; items: {title: string; text?: string; items?: string[]}[]; loud?: true}
  | {t: 'steps'; items: {title: string; text?: string}[]}
  | {t: 'figures'; items: {number: string; unit: string; label: string[]}[]}
  | {t: 'numbered'; items: string[]}
  | {t: 'people'; items: {name: string; position: string; bio: string; picture: PrintedPhoto | PrintedLogo}[]}
  | {t: 'trees'; items: {title: string; items: string[]}[]}
  | {t: 'makers'; items: {name: string; country: string; text: string; logo: PrintedLogo}[]}
  | {t: 'logos'; items: PrintedLogo[]}
  | {t: 'facts'; items: {name: string; v: string}[]}
  | {t: 'offices'; items: {name: string; lines: PdfRun[]}[]}
  | {t: 'hours'; name: string; rows: {days: string; hours: string}[]}
  | {t: 'codes'; name: string; items: {scheme: string; code: string; name: string}[]}
  | {t: 'teasers'; items: {title: string; words: string; number: string; unit: string; photo: PrintedPhoto}[]}
  | {
      t: 'matrix';
      papers: {year: string; name: string; category: string; description?: string}[];
      rows: {name: string; cells: Cell[]}[];
    }
  | {t: 'words'; v: string}
  | Table;

export type PrintedBlock = Prose | Shape | {t: 'subs'; items: {heading: string; blocks: Prose[]}[]};

export interface Section {
  tag: string;
  heading: string;
  blocks: PrintedBlock[];
}

export interface Chapter {
  kind: string;
  key: string;
  url: string;
  address: string;
  title: string;
  description: string;
  heading: string;
  lead: string;
  photo: PrintedPhoto | null;
  /** Whether a drawing replaces the photo. */
  panel: boolean;
  photos: PrintedPhoto[];
  /** Spare photos for sheets with empty space. */
  spares: PrintedPhoto[];
  sections: Section[];
}

export interface AnsweredQuestion {
  number: number;
  question: string;
  group: string;
  /** Whether the answer needs the full width. */
  whole: boolean;
  source?: {words: string; url: string; address: string};
  blocks: Shape[];
}

export const readable = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

export function commonOf({context: {site, today, countryCode, entries}}: AllPageData) {
  const {print, labels, name, shortName, secondName, legalName, tagline, address, phones, email, url} = site;
  const host = readable(url);
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const contact = entries.contacts.find(({printed}) => printed);
  return {
    description: tagline,
    date: [year, month, day],
    day: longDate(today),
    /** The source of the document, with the date. */
    from: interpolate(print.origin, {address: host, date: longDate(today)}),
    /** The contact point at the head of each sheet; may be empty. */
    asked: [contact?.name, contact?.phone, contact?.email].filter((word) => word !== undefined).join(' · '),
    /** The region of the language: English as written there. */
    region: countryCode(site.country) ?? new Intl.Locale(LOCALE.language).region,
    words: {...print, address: labels.address, contact: labels.contact, certified: labels.certified},
    company: {
      ...{name, shortName, secondName, legalName, tagline, address, phones, email, url, host},
      badges: site.badges.map((badge) => ({name: badge.name + badge.edition, scope: badge.scope})),
    },
  };
}

export type CommonContent = ReturnType<typeof commonOf> & {name: string};

export type Document = CommonContent & {cover: PrintedPhoto | null} & (
    | {template: 'profile'; claim: string; chapters: Chapter[]}
    | {template: 'sheet'; service: Chapter; tables: (Table & {name: string})[]}
    | {
        template: 'pack';
        chapter: Chapter;
        questions: AnsweredQuestion[];
        attachments: {heading: string; lead: string; blocks: PrintedBlock[]}[];
        photo: PrintedPhoto | null;
        spares: PrintedPhoto[];
        call: {heading: string; text: string} | null;
        offices: (Shape & {t: 'offices'})[];
      }
  );
