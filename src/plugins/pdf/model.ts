/** What the templates of src/site/pdf are given: words and pictures in the shapes in which they draw them. */

/** Words of the body of a page. */
export type Inline =
  {t: 'text'; v: string} | {t: 'strong' | 'em' | 'span'; c: Inline[]} | {t: 'link'; url: string; c: Inline[]};

export type Prose =
  | {t: 'p'; c: Inline[]}
  | {t: 'ul' | 'ol'; items: {c: Inline[]; more: Prose[]}[]}
  | {t: 'table-of-words'; head: Inline[][]; rows: Inline[][][]}
  | {t: 'quote'; c: Prose[]};

/** A few words of a cell, and how they are said. */
export interface PdfRun {
  v: string;
  as?: 'strong' | 'quiet';
  url?: string;
}

/** The lines of a cell. */
export type Cell = PdfRun[][];

export interface Table {
  t: 'table';
  /** Names the widths of its columns in src/site/pdf/tables.typ. */
  look: string;
  /** Above it, where it needs a name of its own. */
  name?: string;
  columns: {key: string; name: string}[];
  rows: Cell[][];
}

/** A photo: its pixels say how large it may be, its focal point what stays in view. */
export interface PrintedPhoto {
  id: string;
  pixels: [width: number, height: number];
  alt: string;
}

/** A drawing or logo that is printed as it is. */
export interface PrintedLogo {
  file: string;
  alt: string;
}

interface Figure {
  number: string;
  unit: string;
  label: string[];
}

/** The lists of a page in the shapes of src/site/pdf/parts.typ. */
export type Shape =
  | {t: 'tiles'; items: {title: string; text?: string; items?: string[]}[]; loud?: true}
  | {t: 'steps'; items: {title: string; text?: string}[]}
  | {t: 'figures'; items: Figure[]}
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

/** A page of the site. */
export interface Chapter {
  kind: string;
  /** The last part of its address. */
  key: string;
  url: string;
  /** The same as it is read. */
  address: string;
  title: string;
  description: string;
  heading: string;
  lead: string;
  photo: PrintedPhoto | null;
  /** A drawing is in place of a photo. */
  panel: boolean;
  /** The photos of its body. */
  photos: PrintedPhoto[];
  /** Photos for sheets that would stay open. */
  spares: PrintedPhoto[];
  sections: Section[];
}

/** A question of a buyer with what answers it. */
export interface Answered {
  number: number;
  question: string;
  group: string;
  /** Whether the answer needs the whole width. */
  whole: boolean;
  source?: {words: string; url: string; address: string};
  blocks: Shape[];
}

/** What all documents say of themselves. */
interface Common {
  /** Its template in src/site/pdf. */
  template: 'profile' | 'sheet' | 'pack';
  name: string;
  description: string;
  /** Year, month and day. */
  date: [number, number, number];
  /** The same as people write it. */
  day: string;
  /** Where it comes from, with that day. */
  from: string;
  /** At the head of each sheet, below the company: the desk that answers questions; empty where none is to. */
  asked: string;
  /** Of the language: English as it is written there. */
  region: string;
  words: Record<string, string>;
  company: {
    name: string;
    shortName: string;
    secondName: string;
    legalName: string;
    tagline: string;
    address: string[];
    phones: string[];
    email: string;
    url: string;
    host: string;
    badges: {name: string; scope: string}[];
  };
  cover: PrintedPhoto | null;
}

export type Document = Common &
  (
    | {template: 'profile'; claim: string; chapters: Chapter[]}
    | {template: 'sheet'; service: Chapter; tables: (Table & {name: string})[]}
    | {
        template: 'pack';
        chapter: Chapter;
        questions: Answered[];
        attachments: {heading: string; lead: string; blocks: PrintedBlock[]}[];
        photo: PrintedPhoto | null;
        spares: PrintedPhoto[];
        call: {heading: string; text: string} | null;
        offices: (Shape & {t: 'offices'})[];
      }
  );
