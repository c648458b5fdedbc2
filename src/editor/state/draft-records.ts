/** Keeps the draft of one account in a store of keys and values, with each of its photos once. */
import {gitHashOf} from '../github';
import type {StoredDraft} from './draft-state';
import {packDraft, parseRecord, photoNamesOf, photosOf, unpackDraft} from './stored-draft';

/** A store on this device. Each call is one transaction; the calls take effect in their order. */
export interface KeyValueStore {
  get: (keys: readonly string[]) => Promise<unknown[]>;
  keys: (prefix: string) => Promise<string[]>;
  /** Stores values; undefined deletes one. @throws DOMException when the device has no space */
  write: (values: readonly (readonly [key: string, value: unknown])[]) => Promise<void>;
}

export class DraftRecords {
  private readonly names = new WeakMap<Uint8Array, string>();
  /** The photos that this device has. */
  private stored = new Set<string>();
  /** The photos of the draft that was loaded last, so that a tab that follows reads each once. */
  private loaded = new Map<string, Uint8Array>();

  constructor(
    private readonly store: KeyValueStore,
    private readonly name: string,
  ) {}

  /** @returns the stored draft, if there is one, and whether an unreadable draft was kept separately */
  async load(): Promise<{kept?: StoredDraft; isSetAside: boolean}> {
    const [value] = await this.store.get([this.name]);
    if (value === undefined) return {isSetAside: false};
    const record = parseRecord(value);
    const photos = await this.loadPhotos(record ? [...photoNamesOf(record)] : []);
    const kept = record && unpackDraft(record, photos);
    if (kept) return {kept, isSetAside: false};
    // Its photos stay as well.
    this.stored = new Set();
    await this.store.write([
      [`${this.name} ${new Date().toISOString()}`, value],
      [this.name, undefined],
    ]);
    return {isSetAside: true};
  }

  private async loadPhotos(names: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const prefix = this.keyOfPhoto('');
    this.stored = new Set((await this.store.keys(prefix)).map((key) => key.slice(prefix.length)));
    const known = names.flatMap((name) => {
      const bytes = this.loaded.get(name);
      return bytes ? [[name, bytes] as const] : [];
    });
    const missing = names.filter((name) => !this.loaded.has(name));
    this.loaded = new Map(known);
    for (const [index, bytes] of (await this.store.get(missing.map(this.keyOfPhoto))).entries()) {
      const name = missing[index];
      if (name === undefined || !(bytes instanceof Uint8Array)) continue;
      this.loaded.set(name, bytes);
      this.names.set(bytes, name);
    }
    return this.loaded;
  }

  /** Computes the names of new photos, so that `save` can store each of them once. */
  async prepare(draft: StoredDraft): Promise<void> {
    for (const photo of photosOf(draft)) {
      if (!this.names.has(photo)) this.names.set(photo, await gitHashOf(photo));
    }
  }

  /** Stores the draft, and the photos that are new. Without `prepare`, new photos are stored in the record. */
  async save(draft: StoredDraft): Promise<void> {
    const photos = [...photosOf(draft)].flatMap((bytes) => {
      const name = this.names.get(bytes);
      return name === undefined ? [] : [[name, bytes] as const];
    });
    const needed = new Set(photos.map(([name]) => name));
    const added = photos.filter(([name]) => !this.stored.has(name));
    const left = [...this.stored].filter((name) => !needed.has(name));
    await this.store.write([
      ...added.map(([name, bytes]) => [this.keyOfPhoto(name), bytes] as const),
      [this.name, packDraft(draft, (photo) => this.names.get(photo))],
      ...left.map((name) => [this.keyOfPhoto(name), undefined] as const),
    ]);
    this.stored = needed;
  }

  async remove(): Promise<void> {
    const photos = await this.store.keys(this.keyOfPhoto(''));
    await this.store.write([this.name, ...photos].map((key) => [key, undefined] as const));
    this.stored = new Set();
  }

  private readonly keyOfPhoto = (name: string): string => `${this.name} photo ${name}`;
}
