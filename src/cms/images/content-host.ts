import type {NamedPicture, PictureFacts} from '.';

/** What the linter has to know of the world outside the pages. Node reads it from disk, a browser is handed it. */
export interface ContentHost {
  /** @returns what the bytes of a picture in static/ tell, by the path that pages write; undefined when there is none. */
  lookAt: (path: string) => Promise<PictureFacts | undefined>;
  /** @returns the names of the files in a folder of static/, such as `/img/home`. */
  namesIn: (folder: string) => readonly string[];
  /** The names of all line icons. */
  icons: ReadonlySet<string>;
  /** @returns the flag of a country by its two letters. */
  flagOf: (code: string) => Promise<NamedPicture>;
}
