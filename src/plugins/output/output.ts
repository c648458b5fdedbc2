import {existsSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {write} from './write';

const BY_THE_BUNDLER = 'what Docusaurus built';

/** The built site as far as the walk writes into it. No step writes over what another has written. */
export class Output {
  /**
   * @param folder where the built site is
   * @param owner who writes, as an error names it: `the editor`, `the page /about`
   * @param made who wrote each file, by its address
   */
  constructor(
    readonly folder: string,
    private readonly owner = 'the build',
    private readonly made = new Map<string, string>(),
  ) {}

  /** The addresses of all files that were written. */
  get addresses(): ReadonlySet<string> {
    return new Set(this.made.keys());
  }

  /** @returns the same built site for another writer */
  for(owner: string): Output {
    return new Output(this.folder, owner, this.made);
  }

  /**
   * Writes the file of an address.
   * @throws Error when the address could lead out of the folder, or when somebody else has written other bytes there
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

  /** Writes a page again that Docusaurus built, once. @throws Error when somebody else has written it again before */
  replace(address: string, bytes: Uint8Array | string): void {
    if (this.made.has(address)) this.write(address, bytes);
    else this.put(address, bytes);
  }

  /** Copies a file to an address; the errors are those of `write`. */
  copy(address: string, file: string): void {
    this.write(address, readFileSync(file));
  }

  private put(address: string, bytes: Uint8Array | string): void {
    write(join(this.folder, address), bytes);
    this.made.set(address, this.owner);
  }
}
