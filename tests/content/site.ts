import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import sharp from 'sharp';
import {sentence} from '../../src/content/flaw';
import {loadContent} from '../../src/content/load';

const GOOD = join(__dirname, 'good');
const DAY_MS = 86_400_000;

/** A small site that is right in every way, in a folder of its own; each test makes one thing wrong. */
export class TestSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'site-'));

  async prepare(): Promise<void> {
    cpSync(GOOD, this.folder, {recursive: true});
    const nextMonth = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
    await this.put('pages/_site.yml', this.read('pages/_site.yml').replace('NEXT_MONTH', nextMonth));
    const photo = () => sharp({create: {width: 1600, height: 1000, channels: 3, background: '#336699'}});
    await this.put('static/img/photo.jpg', await photo().jpeg().toBuffer());
    await this.put('static/img/small.jpg', await photo().resize(300).jpeg().toBuffer());
    await this.put('static/img/print.jpg', await photo().toColourspace('cmyk').jpeg().toBuffer());
    await this.put('static/img/fake.jpg', await photo().png().toBuffer());
    await this.put('static/img/broken.jpg', (await photo().jpeg().toBuffer()).subarray(0, 100));
    await this.put('static/img/empty.jpg', Buffer.alloc(0));
    await this.put('static/img/phone.jpg', Buffer.from('\0\0\0\u0018ftypheic', 'latin1'));
    await this.put('static/img/huge.jpg', Buffer.alloc(20_000_001));
    await this.put(
      'static/img/logo.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="4"/>'),
    );
    await this.put(
      'static/img/script.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="4"><script>alert(1)</script></svg>'),
    );
    await this.put('static/files/profile.pdf', Buffer.from('%PDF-1.7'));
  }

  async put(file: string, content: string | Buffer): Promise<void> {
    mkdirSync(dirname(join(this.folder, file)), {recursive: true});
    writeFileSync(join(this.folder, file), content);
    return Promise.resolve();
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** The sentences of the check after one change; the file is as before afterwards. */
  async flawsAfter(file: string, change: (source: string) => string): Promise<string[]> {
    const source = this.read(file);
    const changed = change(source);
    if (changed === source) throw new Error(`The test changes nothing in ${file}.`);
    await this.put(file, changed);
    try {
      return await this.flaws();
    } finally {
      await this.put(file, source);
    }
  }

  async flaws(): Promise<string[]> {
    return (await loadContent()).flaws.map(sentence);
  }

  remove(): void {
    rmSync(this.folder, {recursive: true, force: true});
  }
}
