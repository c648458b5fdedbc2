import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {drawingFlaw, isDrawing, readDrawing} from '../../src/content/pictures/drawing';
import {HOSTILE_DRAWINGS, OF_PROGRAMS} from './hostile/drawings';

/** Whatever acts, fetches, leads away or tells. */
const DANGEROUS =
  /script|\son|https?:(?!\/\/www\.w3\.org)|javascript|<a[\s>]|meta|base|iframe|SECRET|import|doctype|<\?/i;

const plainOf = (bytes: Uint8Array): string => {
  const drawing = readDrawing(bytes);
  if ('flaw' in drawing) throw new Error(drawing.flaw.text);
  return drawing.plain;
};
const pixels = (drawing: Uint8Array | string) =>
  sharp(Buffer.from(drawing as string))
    .ensureAlpha()
    .raw()
    .toBuffer();

describe('A drawing with', () => {
  it.each(HOSTILE_DRAWINGS.filter(({refused}) => refused))(
    '$what, which would $would, is refused',
    ({bytes, refused}) => {
      expect(drawingFlaw(bytes)?.text).toContain(refused);
    },
  );

  it.each(HOSTILE_DRAWINGS.filter(({refused}) => !refused))(
    '$what, which would $would, is published without it',
    ({bytes}) => {
      expect(plainOf(bytes)).not.toMatch(DANGEROUS);
      expect(plainOf(bytes)).toContain('M0 0h9v9z');
    },
  );

  it.each(OF_PROGRAMS)('what %s writes besides looks the same without it', async (_program, text) => {
    const plain = plainOf(Buffer.from(text));
    expect(plain).not.toMatch(/inkscape|sodipodi|rdf|metadata|doctype|unused|secret|Generator|coreldraw/i);
    expect((await pixels(plain)).equals(await pixels(text))).toBe(true);
    expect(plainOf(Buffer.from(plain))).toBe(plain);
  });
});

describe('Every drawing of the site', () => {
  const files = readdirSync('static/img', {recursive: true, withFileTypes: true})
    .filter((entry) => entry.name.endsWith('.svg'))
    .map((entry) => join(entry.parentPath, entry.name));

  it.each(files)('%s looks the same without what programs noted in it', async (file) => {
    const bytes = readFileSync(file);
    expect(isDrawing(bytes)).toBe(true);
    expect((await pixels(plainOf(bytes))).equals(await pixels(bytes))).toBe(true);
  });
});
