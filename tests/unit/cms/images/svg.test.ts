import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {svgDiagnostic, hasMetadata, isSvg, readSvg} from '../../../../src/cms/images/svg';
import {MALICIOUS_SVGS, PROGRAM_METADATA} from '../malicious/svgs';

/** Matches everything that runs, fetches, navigates or reports. */
const DANGEROUS =
  /script|\son|https?:(?!\/\/www\.w3\.org)|javascript|<a[\s>]|meta|base|iframe|SECRET|import|doctype|<\?/i;

const plainOf = (bytes: Uint8Array): string => {
  const drawing = readSvg(bytes);
  if ('diagnostic' in drawing) throw new Error(drawing.diagnostic.message);
  return drawing.plain;
};
const rendered = (drawing: Uint8Array | string) =>
  sharp(Buffer.from(drawing as string))
    .ensureAlpha()
    .raw()
    .toBuffer();
const pixels = async (drawing: Uint8Array | string) => (await rendered(drawing)).toString('hex');

test('An SVG that runs code, fetches or misleads is rejected, or published without those parts', () => {
  const failures = MALICIOUS_SVGS.filter(({bytes, refused}) => {
    if (refused) return svgDiagnostic(bytes)?.message.includes(refused) !== true;
    const drawing = readSvg(bytes);
    return 'diagnostic' in drawing || DANGEROUS.test(drawing.plain) || !drawing.plain.includes('M0 0h9v9z');
  });
  expect(failures.map(({what, bytes}) => [what, svgDiagnostic(bytes)])).toEqual([]);
});

test.each(PROGRAM_METADATA)('A drawing of %s looks the same without its metadata', async (program, text) => {
  const plain = plainOf(Buffer.from(text));
  expect(plain).not.toMatch(/inkscape|sodipodi|rdf|metadata|doctype|unused|secret|Generator|coreldraw/i);
  expect(await pixels(plain)).toBe(await pixels(text));
  expect(plainOf(Buffer.from(plain))).toBe(plain);
  expect([text, plain, plain.replaceAll('/>', ' />')].map((item) => hasMetadata(Buffer.from(item)))).toEqual([
    // Figma writes no metadata.
    program !== 'Figma',
    false,
    false,
  ]);
});

test('Every SVG of the site is free of metadata, and looks the same when published', async () => {
  const files = readdirSync('static/img', {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.svg'));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const bytes = readFileSync(join('static/img', file));
    expect([file, isSvg(bytes), hasMetadata(bytes)]).toEqual([file, true, false]);
    expect([file, await pixels(plainOf(bytes))]).toEqual([file, await pixels(bytes)]);
  }
});
