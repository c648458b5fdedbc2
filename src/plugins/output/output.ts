import {existsSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {write} from '../../node/disk';

const BY_THE_BUNDLER = 'what Docusaurus built';

/** Writes the files of the built site. No step may overwrite the file of another. */
export class Output {
  /**
   * @param folder the built site
   * @param owner the writer's name in errors: `the editor`, `the page /about`
   * @param made the writer of each file, by its address
   */
  constructor(
    readonly folder: string,
    private readonly owner = 'the build',
    private readonly made = new Map<string, string>(),
  ) {}

  /** @returns the addresses of all files written. */
  get addresses(): ReadonlySet<string> {
    return new Set(this.made.keys());
  }

  /** @returns the same output for another writer */
  for(owner: string): Output {
    return new Output(this.folder, owner, this.made);
  }

  /**
   * Writes the file of an address.
   * @throws Error when the address leads out of the folder, or when another step has written different bytes there
   */
  write(address: string, bytes: Uint8Array | string): void {
    if (!address.startsWith('/') || posix.normalize(address) !== address || /[\\\0]/.test(address)) {
      throw new Error(`The build cannot write a file for the address ${JSON.stringify(address)}.`);
    }
    const target = join(this.folder, address);
    if (existsSync(target) && !readFileSync(target).equals(Buffer.from(bytes))) {
      const first = this.made.get(address) ?? BY_THE_BUNDLER;
      throw new Error(`Two files want the address ${address}: that of ${first}, and that of ${this.owner}.`);
    }
    this.put(address, bytes);
  }

  /** Replaces a page that Docusaurus built, at most once. @throws Error when another step has replaced it */
  replace(address: string, bytes: Uint8Array | string): void {
    if (this.made.has(address)) this.write(address, bytes);
    else this.put(address, bytes);
  }

  /** Copies a file to an address, with the errors of `write`. */
  copy(address: string, file: string): void {
    this.write(address, readFileSync(file));
  }

  private put(address: string, bytes: Uint8Array | string): void {
    write(join(this.folder, address), bytes);
    this.made.set(address, this.owner);
  }
}
