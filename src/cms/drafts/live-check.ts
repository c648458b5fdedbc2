/** Runs the whole check on the pages of a draft, fast enough while somebody types. */
import type {ProjectFile} from '../lint/files';
import {allDiagnostics} from '../lint/unused-files';
import {readContent, type Content} from '../lint/content';
import type {Diagnostic} from '../base/diagnostic';
import type {ContentHost} from '../images/content-host';
import {isContentFile, STATIC_FOLDER} from '../base/paths';
import {fileNameOf, type PictureFacts} from '../images';
import {memoizeAsync} from '../../shared/memoize';
import {changedFiles, type Draft} from './draft';
import type {SiteDefinition} from '../definition/site-definition';
import type {Reader} from './reader';

/** The site that the draft is based on. */
export interface SiteAsRead {
  /** The content of all pages and of pages/_site.yml, by their path from the project's root. */
  texts: ReadonlyMap<string, Uint8Array>;
  /** All files and folders in the project's root, in pages/ and in static/. */
  files: readonly ProjectFile[];
  outside: ContentHost;
  /** @returns the facts about a new picture. */
  measure: (bytes: Uint8Array) => Promise<PictureFacts | undefined>;
}

/** The linter's result for a draft. */
export interface Checked<D extends SiteDefinition = SiteDefinition> {
  /** The content of the pages. */
  content: Content<D>;
  /** The errors, which prevent sending. */
  diagnostics: Diagnostic[];
}

/**
 * @param site the site that the draft is based on
 * @param reader reads and caches its files, and may be shared
 * @returns the check, which reads only files that changed since its last run
 */
export function liveCheck<D extends SiteDefinition>(
  site: SiteAsRead,
  reader: Reader<D>,
): (draft: Draft) => Promise<Checked<D>> {
  const measured = new WeakMap<Uint8Array, Promise<PictureFacts | undefined>>();
  const measure = (bytes: Uint8Array) => memoizeAsync(measured, bytes, () => site.measure(bytes));

  return async (draft) => {
    const changed = changedFiles(draft);
    const files = new Map(site.files.map((file) => [file.file, file]));
    const texts = new Map(site.texts);
    const pictures = new Map<string, Uint8Array | undefined>();
    for (const [file, {now}] of changed) {
      const isText = isContentFile(file);
      if (now === undefined) {
        files.delete(file);
        texts.delete(file);
      } else {
        const bytes = typeof now === 'string' ? reader.bytesOf(file, now) : now;
        files.set(file, {file, kind: 'file', read: () => new TextDecoder().decode(bytes)});
        if (isText) texts.set(file, bytes);
      }
      if (!isText) pictures.set(file, typeof now === 'object' ? now : undefined);
    }
    const inOrder = [...files.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
    const orderedTexts = new Map(inOrder.flatMap(({file}) => entryOf(texts, file)));
    const outside = withPictures(site.outside, pictures, measure);
    const content = await readContent(reader.definition, orderedTexts, inOrder, outside, reader.read);
    return {content, diagnostics: allDiagnostics(content)};
  };
}

function entryOf<T>(map: ReadonlyMap<string, T>, key: string): [string, T][] {
  const value = map.get(key);
  return value === undefined ? [] : [[key, value]];
}

/** Adds the draft's pictures to static/, and removes those that it deletes. */
function withPictures(
  outside: ContentHost,
  pictures: ReadonlyMap<string, Uint8Array | undefined>,
  measure: SiteAsRead['measure'],
): ContentHost {
  const paths = new Map([...pictures].map(([file, bytes]) => [file.slice(STATIC_FOLDER.length), bytes]));
  return {
    ...outside,
    lookAt(path) {
      const bytes = paths.get(path);
      if (bytes) return measure(bytes);
      return paths.has(path) ? Promise.resolve(undefined) : outside.lookAt(path);
    },
    namesIn(folder) {
      const inFolder = (path: string) => path.slice(0, path.lastIndexOf('/')) === folder;
      const own = [...paths].filter(([path]) => inFolder(path));
      const gone = own.filter(([, bytes]) => !bytes).map(([path]) => fileNameOf(path));
      const added = own.filter(([, bytes]) => bytes).map(([path]) => fileNameOf(path));
      const kept = outside.namesIn(folder).filter((name) => !gone.includes(name));
      return [...new Set([...kept, ...added])].sort();
    },
  };
}
