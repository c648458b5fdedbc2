/** Pictures that are not in the build: new ones, and those of the branch, which are fetched when needed. */
import type {Draft, FileContent} from '../../cms/edit';
import {CROP_PATTERN, fileNameOf, type PictureFacts} from '../../cms/parse';
import {memoizeAsync} from '../../shared/memoize';
import type {BranchFile} from '../github';
import {lazyWithRetry} from '../loading/lazy-with-retry';
import {contentsOf} from './stored-draft';

const measure = lazyWithRetry(() => import('./measure'));

type Bytes = Uint8Array<ArrayBuffer>;

export type FetchFile = (file: BranchFile) => Promise<Bytes>;

/** The pictures of the build, by address, with the widths of photos in ascending order. */
type BuiltPictures = Readonly<Record<string, readonly number[]>>;

const addressInWidth = (src: string, width?: number) => (width === undefined ? src : `${src}-${width}.jpg`);

interface BuiltFacts {
  builtPictures: BuiltPictures;
  /** By git's hash of the file. */
  pictures: Readonly<Record<string, PictureFacts>>;
}

/**
 * @param file the picture on the branch, because files in two folders may have the same name
 * @returns the address of a built picture of static/ in its smallest width; undefined if the build does not have it
 */
export function builtPictureAddress(
  {builtPictures, pictures}: BuiltFacts,
  path: string,
  file?: BranchFile,
): string | undefined {
  const hash = file && pictures[file.sha]?.hash;
  if (hash === undefined) return undefined;
  const stem = fileNameOf(path).replace(/\.[^.]*$/, '');
  const found = Object.entries(builtPictures).find(([src]) => src.includes(`/${stem.toLowerCase()}.${hash}`));
  return found && addressInWidth(found[0], found[1][0]);
}

/** @returns the address of a built picture with the same bytes but another name or crop; undefined if there is none. */
export function addressOfSameBytes({builtPictures}: {builtPictures: BuiltPictures}, src: string): string | undefined {
  const hash = src.slice(src.lastIndexOf('.')).replace(CROP_PATTERN, '');
  const found = Object.entries(builtPictures).find(([item]) => item.endsWith(hash));
  return found && addressInWidth(found[0], found[1].at(-1));
}

export class DraftPictures {
  private readonly fetched = new Map<string, Bytes>();
  private readonly facts = new WeakMap<Uint8Array, Promise<PictureFacts>>();
  /** The object addresses in use. Each keeps its bytes in memory until it is revoked. */
  private readonly addresses = new Map<Uint8Array, string>();
  /** The addresses of pictures that a person has added, by their paths. */
  private readonly added = new Map<string, string>();

  async factsOf(file: BranchFile, fetchFile: FetchFile): Promise<PictureFacts> {
    const bytes = await fetchFile(file);
    this.fetched.set(file.sha, bytes);
    return this.measure(bytes);
  }

  measure(bytes: Uint8Array): Promise<PictureFacts> {
    return memoizeAsync(this.facts, bytes, async () => (await measure()).measurePicture(new Uint8Array(bytes)));
  }

  /** @returns an address for a picture of the draft; undefined before the picture is loaded */
  addressOf(path: string, file?: BranchFile, now?: FileContent): string | undefined {
    const bytes = now ?? (file && this.fetched.get(file.sha));
    // The page may still show an added picture after an undo, until the linter has run, and after sending.
    if (typeof bytes !== 'object') return this.added.get(path);
    const type = path.endsWith('.svg') ? 'image/svg+xml' : 'image/*';
    const address = this.addresses.get(bytes) ?? URL.createObjectURL(new Blob([new Uint8Array(bytes)], {type}));
    this.addresses.set(bytes, address);
    if (now) this.added.set(path, address);
    return address;
  }

  /** Frees the pictures that neither the draft, its undo history nor the page on screen contains. */
  revokeUnused(draft: Draft): void {
    const used = new Set<unknown>([...contentsOf(draft), ...this.fetched.values()]);
    const shown = new Set(this.added.values());
    for (const [bytes, address] of this.addresses) {
      if (used.has(bytes) || shown.has(address)) continue;
      URL.revokeObjectURL(address);
      this.addresses.delete(bytes);
    }
  }

  revokeAll(): void {
    for (const address of this.addresses.values()) URL.revokeObjectURL(address);
    this.addresses.clear();
    this.added.clear();
  }
}
