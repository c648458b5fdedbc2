/** Facts from the last build, so that the editor can lint pages without fetching pictures. */
import type {Reader} from '../../site/site-definition';
import type {SiteSnapshot} from '../../cms/edit';
import {isContentFile, NamedPicture, type ContentHost, type PictureFacts, STATIC_FOLDER} from '../../cms/parse';
import type {Branch, BranchFile, GithubService} from '../github';
import type {FetchFile, DraftPictures} from './pictures';
import type {ReportMessage} from '../../cms/lint';

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

/** Replaces the bytes of a picture on the branch where only its presence matters. */
export const PLACEHOLDER_BYTES = new Uint8Array();

/** @returns a host for the linter that uses the facts and this browser's measurements. */
function contentHostOf(
  facts: EditorFacts,
  files: ReadonlyMap<string, BranchFile>,
  measured: (file: BranchFile) => Promise<PictureFacts | undefined>,
): ContentHost {
  return {
    readPicture: async (path) => {
      const file = files.get(STATIC_FOLDER + path);
      return file && (facts.pictures[file.sha] ?? (await measured(file)));
    },
    fileNamesIn(folder) {
      const start = `${STATIC_FOLDER}${folder}/`;
      const inside = [...files.keys()].flatMap((path) => (path.startsWith(start) ? path.slice(start.length) : []));
      return [...new Set(inside.map((name) => name.split('/')[0] ?? ''))];
    },
    icons: new Set(facts.icons),
    flagOf: (code) => Promise.resolve(new NamedPicture(`/flags/${code}.svg`, facts.flags[code], [])),
  };
}

/** @returns the linter's input. @param fetchFile fetches a picture that is not in the facts */
export async function toLintInput(
  {texts, unreadable, files}: Branch,
  {
    facts,
    pictures,
    reader,
    fetchFile,
  }: {facts: EditorFacts; pictures: DraftPictures; reader: Reader; fetchFile: FetchFile},
): Promise<SiteSnapshot> {
  const outside = contentHostOf(facts, files, (file) => pictures.factsOf(file, fetchFile));
  const bytes = [...[...texts].map(([file, text]) => [file, reader.bytesOf(file, text)] as const), ...unreadable];
  const svgDiagnostics = new Map<string, ReportMessage | undefined>();
  for (const file of files.keys()) {
    if (!file.endsWith('.svg')) continue;
    svgDiagnostics.set(file, (await outside.readPicture(file.slice(STATIC_FOLDER.length)))?.image?.diagnostic);
  }
  return {
    texts: new Map(bytes.filter(([file]) => isContentFile(file))),
    // Of the files in static/, only SVGs need a check of their content.
    files: [...files.keys()].map((file) => ({
      file,
      kind: 'file',
      read: () => '',
      svgDiagnostic: () => svgDiagnostics.get(file),
    })),
    outside,
    measure: (picture) => pictures.measure(picture),
  };
}
