/** Prepares the pages of a branch for the linter: pictures come from the facts, or are fetched and measured. */
import type {Reader} from '../../site/site-definition';
import type {SiteSnapshot} from '../../cms/edit';
import {isContentFile, NamedPicture, type ContentHost, type PictureFacts, STATIC_FOLDER} from '../../cms/parse';
import type {ReportMessage} from '../../cms/lint';
import type {Branch, BranchFile} from '../github';
import type {EditorFacts} from './editor-facts';
import type {FetchFile, DraftPictures} from './pictures';

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
