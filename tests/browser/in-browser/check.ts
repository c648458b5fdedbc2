/** Bundles the whole check for browsers. It takes everything that Node reads from disk as plain data. */
import {type ProjectFile, looks, allDiagnostics} from '../../../src/cms/lint/files';
import {readContent} from '../../../src/cms/lint/content';
import {sentence} from '../../../src/cms/base/diagnostic';
import {NamedPicture, type PictureFacts} from '../../../src/cms/images';
import {siteDefinition} from '../../../src/site/site-definition';

/** The project's files in one state. */
export interface State {
  /** The pages and pages/_site.yml, with one character (Latin-1) for each byte. */
  texts: [file: string, bytes: string][];
  /** All files, with the text of drawings and PDFs. */
  files: (Pick<ProjectFile, 'file' | 'kind'> & {text: string})[];
  /** The facts about pictures, by their paths in the pages. */
  pictures: Record<string, PictureFacts | undefined>;
}

/** The data that all states share. */
export interface Given {
  icons: string[];
  flags: Record<string, PictureFacts | undefined>;
}

/** @returns the sentences that `npm run check` would print. */
export async function check({texts, files, pictures}: State, {icons, flags}: Given): Promise<string[]> {
  const content = await readContent(
    siteDefinition,
    new Map(texts.map(([file, bytes]) => [file, Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))])),
    files.map(({file, kind, text}) => ({
      file,
      kind,
      read: () => text,
      ...looks(file, () => new TextEncoder().encode(text)),
    })),
    {
      lookAt: (path) => Promise.resolve(pictures[path]),
      namesIn: (folder) => namesIn(`static${folder}/`, files),
      icons: new Set(icons),
      flagOf: (code) => Promise.resolve(new NamedPicture(code, flags[code], [])),
    },
  );
  return allDiagnostics(content).map(sentence);
}

function namesIn(folder: string, files: State['files']): string[] {
  const inside = files.flatMap(({file}) => (file.startsWith(folder) ? file.slice(folder.length) : []));
  return inside.filter((name) => !name.includes('/'));
}
