/** What the last build tells the editor of the world outside the pages, so that no picture is fetched to check a page. */
import type {GithubService} from '../github';
import type {Outside} from '../../content/outside';
import {NamedPicture, type PictureFacts} from '../../content/pictures';
import {STATIC_FOLDER} from '../../content/paths';

/** The file that the build writes for the editor. */
export interface Facts {
  /** What pictures tell, by the name that git has for their bytes: a branch may have others than the build. */
  pictures: Record<string, PictureFacts>;
  flags: Record<string, PictureFacts>;
  /** The names of all line icons, and where their drawings are: those that the site shows, and all. */
  icons: string[];
  sprite: {drawn: string[]; ofSite: string; ofAll: string};
  /** The pictures that the build has made: the widths of photos, none for drawings, by their `src`. */
  made: Record<string, number[]>;
  /** Where the pages are kept; nothing where the editor cannot reach them. */
  service?: GithubService;
  /** The day of the last change of each page, and the year of the last of them. */
  days: Record<string, string>;
  year: number;
}

/** A file of the branch. */
export interface Entry {
  path: string;
  /** The name that git has for its bytes. */
  sha: string;
  size: number;
}

/** @returns what the check asks of the world, answered from facts and from what was measured in this browser. */
export function outsideOf(
  facts: Facts,
  entries: ReadonlyMap<string, Entry>,
  measured: (entry: Entry) => Promise<PictureFacts | undefined>,
): Outside {
  return {
    lookAt: async (path) => {
      const entry = entries.get(STATIC_FOLDER + path);
      return entry && (facts.pictures[entry.sha] ?? (await measured(entry)));
    },
    namesIn(folder) {
      const start = `${STATIC_FOLDER}${folder}/`;
      const inside = [...entries.keys()].flatMap((path) => (path.startsWith(start) ? path.slice(start.length) : []));
      return [...new Set(inside.map((name) => name.split('/')[0] ?? ''))];
    },
    icons: new Set(facts.icons),
    flagOf: (code) => Promise.resolve(new NamedPicture(`/flags/${code}.svg`, facts.flags[code], [])),
  };
}
