import {existsSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {writeFileAt} from '../../node/disk';

/** Writes the files of the built site. No step may overwrite the file of another. */
export class Output {
  /** @param owner the writer's name in errors: `the editor`, `the page /about` */
  constructor(
    readonly folder: string,
    private readonly owner = 'the build',
    private readonly owners = new Map<string, string>(),
  ) {}

  get addresses(): ReadonlySet<string> {
    return new Set(this.owners.keys());
  }

  for(owner: string): Output {
    return new Output(this.folder, owner, this.owners);
  }

  /** @throws Error when the address is outside the folder, or when another step has written different bytes there */
  write(address: string, bytes: Uint8Array | string): void {
    if (!address.startsWith('/') || posix.normalize(address) !== address || /[\\\0]/.test(address)) {
      throw new Error(`The build cannot write a file for the address ${JSON.stringify(address)}.`);
    }
    const target = join(this.folder, address);
    if (existsSync(target) && !readFileSync(target).equals(Buffer.from(bytes))) {
      const first = this.owners.get(address) ?? 'what Docusaurus built';
      throw new Error(`Two files would have the address ${address}: one from ${first}, and one from ${this.owner}.`);
    }
    this.put(address, bytes);
  }

  /** Replaces a page that Docusaurus built, at most once. */
  replace(address: string, bytes: Uint8Array | string): void {
    if (this.owners.has(address)) this.write(address, bytes);
    else this.put(address, bytes);
  }

  private put(address: string, bytes: Uint8Array | string): void {
    writeFileAt(join(this.folder, address), bytes);
    this.owners.set(address, this.owner);
  }
}
