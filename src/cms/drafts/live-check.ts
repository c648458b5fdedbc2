/** Runs the whole check on the pages of a draft, fast enough to run while somebody types. */
import type {ProjectFile} from '../content/files';
import {allDiagnostics, readContent, type Content} from '../lint/lint-content';
import type {Diagnostic} from '../values/diagnostic';
import {type ContentHost, fileNameOf, type PictureFacts} from '../images';
import {isContentFile, STATIC_FOLDER} from '../values/paths';
import {changedFiles, type Draft} from './draft';
import type {SiteDefinition, Source} from '../definition/site-definition';
import {readSource, type ReadSource} from '../content/source';

const encoder = new TextEncoder();

/** Caches parsed files, and parses a file again only when its text has changed. */
export class Reader<D extends SiteDefinition = SiteDefinition> {
  private readonly encoded = new Map<string, {text: string; bytes: Uint8Array}>();
  private readonly sources = new WeakMap<Uint8Array, Source>();

  constructor(readonly definition: D) {}

  /** @returns the bytes of a text, as the same object while the text stays the same */
  bytesOf(file: string, text: string): Uint8Array {
    const cached = this.encoded.get(file);
    if (cached?.text === text) return cached.bytes;
    const bytes = encoder.encode(text);
    this.encoded.set(file, {text, bytes});
    return bytes;
  }

  sourceOf(file: string, text: string): Source | undefined {
    return isContentFile(file) ? this.read(file, this.bytesOf(file, text)) : undefined;
  }

  readonly read: ReadSource = (file, bytes) => {
    const source = this.sources.get(bytes) ?? readSource(this.definition, file, bytes);
    this.sources.set(bytes, source);
    return source;
  };
}

export interface SiteSnapshot {
  texts: ReadonlyMap<string, Uint8Array>;
  files: readonly ProjectFile[];
  outside: ContentHost;
  /** Measures a new picture. Each check calls it again, so it must cache its results. */
  measure: (bytes: Uint8Array) => Promise<PictureFacts | undefined>;
}

export interface Checked<D extends SiteDefinition = SiteDefinition> {
  content: Content<D>;
  diagnostics: Diagnostic[];
}

/** @returns the check, which reads only files that changed since its last run */
export function liveCheck<D extends SiteDefinition>(
  site: SiteSnapshot,
  reader: Reader<D>,
): (draft: Draft) => Promise<Checked<D>> {
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
    const orderedTexts = new Map(inOrder.flatMap(({file}) => entryFor(texts, file)));
    const outside = withDraftPictures(site.outside, pictures, site.measure);
    const content = await readContent(reader.definition, orderedTexts, inOrder, outside, reader.read);
    return {content, diagnostics: allDiagnostics(content)};
  };
}

function entryFor<T>(map: ReadonlyMap<string, T>, key: string): [string, T][] {
  const value = map.get(key);
  return value === undefined ? [] : [[key, value]];
}

/** Adds the draft's pictures to static/, and removes those that it deletes. */
function withDraftPictures(
  outside: ContentHost,
  pictures: ReadonlyMap<string, Uint8Array | undefined>,
  measure: SiteSnapshot['measure'],
): ContentHost {
  const paths = new Map([...pictures].map(([file, bytes]) => [file.slice(STATIC_FOLDER.length), bytes]));
  return {
    ...outside,
    readPicture(path) {
      const bytes = paths.get(path);
      if (bytes) return measure(bytes);
      return paths.has(path) ? Promise.resolve(undefined) : outside.readPicture(path);
    },
    fileNamesIn(folder) {
      const inFolder = (path: string) => path.slice(0, path.lastIndexOf('/')) === folder;
      const changedInFolder = [...paths].filter(([path]) => inFolder(path));
      const gone = changedInFolder.filter(([, bytes]) => !bytes).map(([path]) => fileNameOf(path));
      const added = changedInFolder.filter(([, bytes]) => bytes).map(([path]) => fileNameOf(path));
      const remaining = outside.fileNamesIn(folder).filter((name) => !gone.includes(name));
      return [...new Set([...remaining, ...added])].sort();
    },
  };
}
