/** A block that a page may use: a component of the site, alone on its line. Most show a list of the front matter. */
export interface Block {
  /** Whether it is a separate band across the whole page, outside the numbered sections. */
  band?: true;
  /** The look of a section with the block; by default it is plain. */
  tone?: string;
  /** The field of the front matter that it shows. */
  shows?: string;
  /** The layout component that shows the entries of the field; without one the block has its own component. */
  as?: string;
  /** The page shows the field even without this block. */
  optional?: true;
  /** The address of the only page that has its data. */
  only?: string;
  /** The field that gives each entry an address on the page. */
  anchors?: string;
  /** Its entries disappear by date, so no link may point to one of them. */
  passing?: true;
  /** Whether it appears in the banner, below the heading, at any position in the file. */
  banner?: true;
  /** The content after it is beside it, with a panel for each heading. */
  panels?: true;
}

/** All blocks of a site by their names. */
export type Blocks = Readonly<Record<string, Block>>;
