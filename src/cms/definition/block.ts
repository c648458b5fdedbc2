/** A part that a page may use: a component that the site has, alone on its line. Most show a list of the front matter. */
export interface Block {
  /** A band of its own across the whole page, outside the numbered sections. */
  band?: true;
  /** How a section looks that holds it; without one it is plain. */
  tone?: string;
  /** The field of the front matter that it shows. */
  shows?: string;
  /** The shape of the layout that shows the entries of this field; without one the part is a component of its own. */
  as?: string;
  /** The field is shown without it, too, so that nothing is missing where it is. */
  optional?: true;
  /** The address of the only page that has the data of this part. */
  only?: string;
  /** The field of its entries that gives each of them an address on the page. */
  anchors?: string;
  /** Its entries disappear by date, so no link may lead to one of them. */
  passing?: true;
  /** It is in the banner, below the heading, wherever the page names it. */
  banner?: true;
  /** What follows it is beside it, each heading in a panel of its own. */
  panels?: true;
}

/** All blocks of a site by their names. */
export type Blocks = Readonly<Record<string, Block>>;
