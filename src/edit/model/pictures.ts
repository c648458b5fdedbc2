/** Pictures that the build does not know: those of the draft, and others of the branch, which are fetched when needed. */
import {STATIC_FOLDER} from '../../content/paths';
import type {PictureFacts} from '../../content/pictures';
import type {BranchFile} from '../github';
import type {Draft} from './draft';

type Bytes = Uint8Array<ArrayBuffer>;

/** What a branch and a draft hold. */
interface Holding {
  files: ReadonlyMap<string, BranchFile>;
  draft: Draft;
}

export class Pictures {
  private readonly asked = new Map<string, Promise<Bytes>>();
  private readonly fetched = new Map<string, Bytes>();
  private readonly facts = new WeakMap<Uint8Array, Promise<PictureFacts>>();
  private readonly addresses = new WeakMap<Uint8Array, string>();

  /** @param fetchFile asks the branch for the bytes of a file */
  constructor(private readonly fetchFile: (file: BranchFile) => Promise<Bytes>) {}

  /** @param path from the project's root */
  async factsOf(path: string, {files, draft}: Holding): Promise<PictureFacts | undefined> {
    const held = draft.get(path);
    const file = files.get(path);
    const bytes =
      held instanceof Uint8Array ? (held as Bytes) : held === undefined && file ? await this.load(file) : undefined;
    if (!bytes) return undefined;
    const known = this.facts.get(bytes) ?? import('./measure').then(({measured}) => measured(bytes));
    this.facts.set(bytes, known);
    return known;
  }

  /** @returns where a picture of static/ can be shown from, by the path that pages write; nothing before it is here */
  addressOf(path: string, {files, draft}: Holding): string | undefined {
    const held = draft.get(STATIC_FOLDER + path);
    const file = files.get(STATIC_FOLDER + path);
    const bytes =
      held instanceof Uint8Array
        ? (held as Bytes)
        : held === undefined && file
          ? this.fetched.get(file.sha)
          : undefined;
    if (!bytes) return undefined;
    const type = path.endsWith('.svg') ? 'image/svg+xml' : 'image/*';
    const address = this.addresses.get(bytes) ?? URL.createObjectURL(new Blob([bytes], {type}));
    this.addresses.set(bytes, address);
    return address;
  }

  private load(file: BranchFile): Promise<Bytes> {
    const asked = this.asked.get(file.sha) ?? this.fetchFile(file);
    this.asked.set(file.sha, asked);
    void asked.then((bytes) => this.fetched.set(file.sha, bytes));
    return asked;
  }
}
