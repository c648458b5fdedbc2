import type {NamedPicture, PictureFacts} from '.';

/** What the linter needs besides the pages. Node reads it from disk; a browser receives it. */
export interface ContentHost {
  /** @returns the facts about a picture in static/, by its path in the pages; undefined when it does not exist. */
  lookAt: (path: string) => Promise<PictureFacts | undefined>;
  /** @returns the names of the files in a folder of static/, such as `/img/home`. */
  namesIn: (folder: string) => readonly string[];
  /** The names of all line icons. */
  icons: ReadonlySet<string>;
  /** @returns the flag of a country by its two-letter code. */
  flagOf: (code: string) => Promise<NamedPicture>;
}
