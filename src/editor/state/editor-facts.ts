/** Facts from the last build, so that the editor can lint pages without fetching pictures. */
import type {PictureFacts} from '../../cms/parse';
import type {GithubService} from '../github';

/** The file that the build writes for the editor. */
export interface EditorFacts {
  /** Facts about pictures by their git hash, because a branch may have other pictures than the build. */
  pictures: Record<string, PictureFacts>;
  flags: Record<string, PictureFacts>;
  /** The names of all line icons, and the addresses of two sprites: the icons of the site, and all icons. */
  icons: string[];
  sprite: {drawn: string[]; ofSite: string; ofAll: string};
  /** The pictures of the build by `src`, with the widths of photos; SVGs have none. */
  builtPictures: Record<string, number[]>;
  /** The sizes of the generated PDFs in bytes, by their addresses. */
  printed: Record<string, number>;
  /** The repository of the pages; undefined when the editor cannot reach it. */
  service?: GithubService;
  /** The day of the last change of each page, and the year of the latest. */
  days: Record<string, string>;
  year: number;
}
