/** Pictures that the build does not know: new ones, and others of the branch, which are fetched when needed. */
import type {FileContent} from '../../cms/edit';
import {fileNameOf, type PictureFacts} from '../../cms/parse';
import {memoizeAsync} from '../../shared/memoize-async';
import type {BranchFile} from '../github';
import {lazyWithRetry} from '../lazy-with-retry';

const measure = lazyWithRetry(() => import('./measure'));

type Bytes = Uint8Array<ArrayBuffer>;

/** Asks the branch for the bytes of a file. */
export type FetchFile = (file: BranchFile) => Promise<Bytes>;

/** What the build has made of each picture, by address; the widths of a photo from the smallest. */
type GeneratedPages = Readonly<Record<string, readonly number[]>>;

/** @returns where a picture is shown; one without widths at its own address */
const inWidth = (src: string, width?: number) => (width === undefined ? src : `${src}-${width}.jpg`);

/** @returns where a picture of static/ is shown that the build has made, in its smallest width; undefined for another. */
export function generatedAddress({made}: {made: GeneratedPages}, path: string): string | undefined {
  const stem = fileNameOf(path).replace(/\.[^.]*$/, '');
  const found = Object.entries(made).find(([src]) => src.includes(`/${stem.toLowerCase()}.`));
  return found && inWidth(found[0], found[1][0]);
}

/** @returns where a picture is that the build has made of the same bytes under another name; undefined when there is none. */
export function sameAddress({made}: {made: GeneratedPages}, src: string): string | undefined {
  const hash = src.slice(src.lastIndexOf('.'));
  const found = Object.entries(made).find(([item]) => item.endsWith(hash));
  return found && inWidth(found[0], found[1].at(-1));
}

export class DraftPictures {
  private readonly asked = new Map<string, Promise<Bytes>>();
  private readonly fetched = new Map<string, Bytes>();
  private readonly facts = new WeakMap<Uint8Array, Promise<PictureFacts>>();
  private readonly addresses = new WeakMap<Uint8Array, string>();
  /** Where the pictures are that a person has brought, by their paths. */
  private readonly added = new Map<string, string>();

  async factsOf(file: BranchFile, fetchFile: FetchFile): Promise<PictureFacts> {
    const bytes = await memoizeAsync(this.asked, file.sha, () => fetchFile(file));
    this.fetched.set(file.sha, bytes);
    return this.measure(bytes);
  }

  measure(bytes: Uint8Array): Promise<PictureFacts> {
    return memoizeAsync(this.facts, bytes, async () => (await measure()).measured(new Uint8Array(bytes)));
  }

  /**
   * @param file as the branch has it
   * @param now what the draft holds in its place
   * @returns where a picture can be shown from; nothing before it is here
   */
  addressOf(path: string, file?: BranchFile, now?: FileContent): string | undefined {
    const bytes = now ?? (file && this.fetched.get(file.sha));
    // After a step back the page shows a new picture until the linter has run, and after sending until it is published.
    if (typeof bytes !== 'object') return this.added.get(path);
    const type = path.endsWith('.svg') ? 'image/svg+xml' : 'image/*';
    const address = this.addresses.get(bytes) ?? URL.createObjectURL(new Blob([new Uint8Array(bytes)], {type}));
    this.addresses.set(bytes, address);
    if (now) this.added.set(path, address);
    return address;
  }
}
