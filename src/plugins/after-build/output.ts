import {readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {write} from '../write';

/** The built site as far as the walk writes into it. */
export class Output {
  private readonly made = new Set<string>();

  /** @param folder where the built site lies */
  constructor(readonly folder: string) {}

  /** The addresses of all files that were written. */
  get addresses(): ReadonlySet<string> {
    return this.made;
  }

  /** Writes the file of an address. @throws Error when the address could lead out of the folder */
  write(address: string, bytes: Uint8Array | string): void {
    if (!address.startsWith('/') || posix.normalize(address) !== address || /[\\\0]/.test(address)) {
      throw new Error(`The build cannot write a file for the address ${JSON.stringify(address)}.`);
    }
    write(join(this.folder, address), bytes);
    this.made.add(address);
  }

  /** Copies a file to an address; the errors are those of `write`. */
  copy(address: string, file: string): void {
    this.write(address, readFileSync(file));
  }
}
