/**
 * The limits for pages, in bytes of a first visit on a phone with a sharp screen; text counts as compressed by the
 * host.
 */
const KB = 1000;

export const BUDGETS = {
  /** Scripts of a page. */
  scripts: 110 * KB,
  /** Its scripts that no other page shares. */
  ownScripts: 6.6 * KB,
  /** Our own code that all pages share. */
  sharedScripts: 12 * KB,
  /** The scripts that a page needs in addition to those of Home. */
  scriptsFromHome: 8 * KB,
  styles: 14 * KB,
  html: 15 * KB,
  font: 70 * KB,
  /** Each font file that loads only for its characters. */
  extraFont: 13 * KB,
  image: 80 * KB,
  heroImage: 40 * KB,
  homeFirstView: 400 * KB,
  homeToTheEnd: 800 * KB,
  /** A page for visitors who save data. */
  saver: 60 * KB,
  firstSearch: 100 * KB,
  /** The scripts of the editor with its frame, and its facts about the build. */
  editor: 400 * KB,
  editorFacts: 40 * KB,
  /** One sheet of a PDF. */
  pdfSheet: 200 * KB,
} as const;

/** Requests of the first view of Home. */
export const HOME_REQUESTS = 22;
