import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {measure} from '../../../src/node/picture-facts';
import {ROOT} from '../../project';

const MAX_BYTES = 1e9;
const COPIES = 8;
const SIDE = 5000;
const folder = mkdtempSync(join(tmpdir(), 'photos-'));
afterAll(() => rmSync(folder, {recursive: true}));

const plain = (channels: 3 | 4) => sharp({create: {width: SIDE, height: SIDE, channels, background: '#369'}});

type RevisionView = Record<'read' | 'bytes', number>;

/** Both must be decoded completely before any pixel is known. */
const PHOTO_KINDS: [what: string, make: (file: string) => Promise<unknown>][] = [
  ['large JPEGs', (file) => plain(3).jpeg({progressive: true, chromaSubsampling: '4:4:4', quality: 40}).toFile(file)],
  [
    'interlaced PNGs of 16 bits',
    (file) => plain(4).toColourspace('rgb16').png({progressive: true, compressionLevel: 1}).toFile(file),
  ],
];

describe('Photos designed to exhaust memory', () => {
  it.each(PHOTO_KINDS)('are read within a gigabyte, however many there are: %s', async (what, make) => {
    const file = join(folder, what);
    await make(file);
    const jiti = join(ROOT, 'node_modules', 'jiti', 'lib', 'jiti-cli.mjs');
    const files = Array.from({length: COPIES}, () => file);
    const program = [jiti, join(__dirname, 'measure-photo-memory.ts'), ...files];
    const {read, bytes} = JSON.parse(execFileSync(process.execPath, program, {encoding: 'utf8'})) as RevisionView;
    expect(read).toBe(COPIES);
    expect(bytes).toBeLessThan(MAX_BYTES);
  });

  it.each(['webp', 'avif', 'tiff', 'gif'] as const)('are not decoded at all as %s, which no page shows', async (kind) =>
    expect(await measure(await plain(3).resize(64).toFormat(kind).toBuffer())).toMatchObject({width: 64, color: ''}),
  );
});
