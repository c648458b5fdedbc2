/** What the last build tells the editor of the world outside the pages, so that no picture is fetched to check a page. */
import type {Reader} from '../../site/content';
import type {SiteAsRead} from '../../cms/edit';
import {isContentFile, NamedPicture, type ContentHost, type PictureFacts, STATIC_FOLDER} from '../../cms/parse';
import type {Branch, BranchFile, GithubService} from '../github';
import type {FetchFile, DraftPictures} from './pictures';
import type {SvgDiagnostic} from '../../cms/lint';

/** The file that the build writes for the editor. */
export interface EditorFacts {
  /** What pictures tell, by the name that git has for their bytes: a branch may have others than the build. */
  pictures: Record<string, PictureFacts>;
  flags: Record<string, PictureFacts>;
  /** The names of all line icons, and where their drawings are: those that the site shows, and all. */
  icons: string[];
  sprite: {drawn: string[]; ofSite: string; ofAll: string};
  /** The pictures that the build has made: the widths of photos, none for drawings, by their `src`. */
  made: Record<string, number[]>;
  /** What the PDFs weigh in bytes that the build has set, by their addresses. */
  printed: Record<string, number>;
  /** Where the pages are kept; undefined when the editor cannot reach them. */
  service?: GithubService;
  /** The day of the last change of each page, and the year of the last of them. */
  days: Record<string, string>;
  year: number;
  /** The run of all tests that is kept. */
}

/** What stands for the bytes of a picture of the branch, which are not fetched to be taken away. */
export const NOT_FETCHED = new Uint8Array();

/** @returns what the check asks of the world, answered from facts and from what was measured in this browser. */
function outsideOf(
  facts: EditorFacts,
  files: ReadonlyMap<string, BranchFile>,
  measured: (file: BranchFile) => Promise<PictureFacts | undefined>,
): ContentHost {
  return {
    lookAt: async (path) => {
      const file = files.get(STATIC_FOLDER + path);
      return file && (facts.pictures[file.sha] ?? (await measured(file)));
    },
    namesIn(folder) {
      const start = `${STATIC_FOLDER}${folder}/`;
      const inside = [...files.keys()].flatMap((path) => (path.startsWith(start) ? path.slice(start.length) : []));
      return [...new Set(inside.map((name) => name.split('/')[0] ?? ''))];
    },
    icons: new Set(facts.icons),
    flagOf: (code) => Promise.resolve(new NamedPicture(`/flags/${code}.svg`, facts.flags[code], [])),
  };
}

/**
 * @param fetchFile fetches a picture that the build did not know
 * @returns the branch as the linter reads it
 */
export async function toLintInput(
  {texts, unreadable, files}: Branch,
  {
    facts,
    pictures,
    reader,
    fetchFile,
  }: {facts: EditorFacts; pictures: DraftPictures; reader: Reader; fetchFile: FetchFile},
): Promise<SiteAsRead> {
  const outside = outsideOf(facts, files, (file) => pictures.factsOf(file, fetchFile));
  const bytes = [...[...texts].map(([file, text]) => [file, reader.bytesOf(file, text)] as const), ...unreadable];
  const requests = new Map<string, SvgDiagnostic | undefined>();
  for (const file of files.keys()) {
    if (!file.endsWith('.svg')) continue;
    requests.set(file, (await outside.lookAt(file.slice(STATIC_FOLDER.length)))?.image?.diagnostic);
  }
  return {
    texts: new Map(bytes.filter(([file]) => isContentFile(file))),
    // Of files besides pages only drawings are looked at.
    files: [...files.keys()].map((file) => ({
      file,
      kind: 'file',
      read: () => '',
      svgDiagnostic: () => requests.get(file),
    })),
    outside,
    measure: (picture) => pictures.measure(picture),
  };
}
