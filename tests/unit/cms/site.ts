import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, dirname, extname, join} from 'node:path';
import sharp from 'sharp';
import {formatDiagnosticLine} from '../../../src/cms/values/diagnostic';
import {loadContent} from '../../../src/node/load';
import {allDiagnostics} from '../../../src/cms/lint';
import {MemorySite, type Changes} from './memory-site';

const FIXTURE = join(__dirname, '../../fixture');
const photo = () => sharp({create: {width: 1600, height: 1000, channels: 3, background: '#336699'}});
const drawing = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="10" height="4">${inside}</svg>`);

/** A photo whose header gives far more pixels than it has (JPEG, ITU-T T.81, B.2.2). */
async function oversizedPhoto(side: number): Promise<Buffer> {
  const content = await photo().jpeg().toBuffer();
  const frame = content.indexOf(Buffer.from([0xff, 0xc0]));
  content.writeUInt16BE(side, frame + 5);
  content.writeUInt16BE(side, frame + 7);
  return content;
}

/** Files that a person may upload, by name; any other file depends on its extension. */
const UPLOADS: Record<string, () => Buffer | Promise<Buffer>> = {
  'small.jpg': () => photo().resize(300).jpeg().toBuffer(),
  'flat.jpg': () => photo().resize(3200, 300).jpeg().toBuffer(),
  'banner.jpg': () => photo().resize(2400, 800).jpeg().toBuffer(),
  'screen.jpg': () => photo().resize(900, 4000).jpeg().toBuffer(),
  'pixels.jpg': () => oversizedPhoto(17_000),
  'print.jpg': () => photo().toColourspace('cmyk').jpeg().toBuffer(),
  'fake.jpg': () => photo().png().toBuffer(),
  'broken.jpg': async () => (await photo().jpeg().toBuffer()).subarray(0, 100),
  'empty.jpg': () => Buffer.alloc(0),
  'phone.jpg': () => Buffer.from('\0\0\0\u0018ftypheic', 'latin1'),
  'huge.jpg': () => Buffer.alloc(20_000_001),
  'heavy.png': () => Buffer.alloc(90_000),
  'words.pdf': () => Buffer.from('Words'),
  'script.svg': () => drawing('<script>alert(1)</script>'),
  '.jpg': () => photo().jpeg().toBuffer(),
  '.svg': () => drawing(''),
  '.pdf': () => Buffer.from('%PDF-1.7'),
  '.mdx': () => Buffer.from('---\ntitle: The yard\ndescription: About the yard.\nheading: The yard\n---\n\nWords.\n'),
};

/** @returns the content of an uploaded file, by its name. */
export async function uploadedBytes(file: string): Promise<Buffer> {
  const make = UPLOADS[basename(file)] ?? UPLOADS[extname(file).toLowerCase()];
  return (await make?.()) ?? Buffer.from('Words');
}

/** A small, valid site in a temporary folder; each test makes one mistake in it. */
export class TestSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'site-'));
  private memory?: MemorySite;

  prepare(): void {
    for (const part of ['pages', 'static']) cpSync(join(FIXTURE, part), join(this.folder, part), {recursive: true});
  }

  write(file: string, content: string | Buffer): void {
    mkdirSync(dirname(join(this.folder, file)), {recursive: true});
    writeFileSync(join(this.folder, file), content);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  delete(file: string): void {
    rmSync(join(this.folder, file));
  }

  /**
   * Returns what `find` finds while one file is changed.
   * @param file an existing file, or a temporary one
   * @param content its content meanwhile; undefined deletes it
   */
  async during<T>(file: string, content: string | Buffer | undefined, find: () => Promise<T>): Promise<T> {
    return this.duringAll(await this.withUploads(file, content), find);
  }

  /** Returns what `find` finds while some files are changed. */
  async duringAll<T>(changes: Changes, find: () => Promise<T>): Promise<T> {
    const before = [...changes.keys()].map((file) => [file, this.bytes(file)] as const);
    this.apply([...changes]);
    try {
      return await find();
    } finally {
      this.apply(before);
    }
  }

  private apply(changes: (readonly [file: string, content: string | Buffer | undefined])[]): void {
    for (const [file, content] of changes) {
      if (content === undefined) this.delete(file);
      else this.write(file, content);
    }
  }

  private bytes(file: string): Buffer | undefined {
    const path = join(this.folder, file);
    return existsSync(path) ? readFileSync(path) : undefined;
  }

  /** Returns the change of one file, and the generated uploads that it names. */
  async withUploads(file: string, content: string | Buffer | undefined): Promise<Changes> {
    const named = Object.keys(UPLOADS)
      .map((name) => `static/img/${name}`)
      .filter((path) => String(content).includes(path.slice('static'.length)) && this.bytes(path) === undefined);
    const uploads = named.map(async (path) => [path, await uploadedBytes(path)] as const);
    return new Map([[file, content] as const, ...(await Promise.all(uploads))]);
  }

  /** The same site, read once; changes stay in memory. */
  get inMemory(): MemorySite {
    return (this.memory ??= new MemorySite());
  }

  async diagnostics(): Promise<string[]> {
    return allDiagnostics(await loadContent()).map(formatDiagnosticLine);
  }

  remove(): void {
    rmSync(this.folder, {recursive: true, force: true});
  }
}

/** Creates a valid site for the tests of a file or a group, and makes it their working folder. */
export function workInTestSite(): TestSite {
  const site = new TestSite();
  const cache = `${site.folder}-cache`;
  beforeAll(() => {
    site.prepare();
    jest.spyOn(process, 'cwd').mockReturnValue(site.folder);
    // The user's own cache, which other versions of the code have written, must not affect a test.
    jest.replaceProperty(process, 'env', {...process.env, PICTURE_CACHE: cache});
  });
  afterAll(() => {
    jest.restoreAllMocks();
    site.remove();
    rmSync(cache, {recursive: true, force: true});
  });
  return site;
}
