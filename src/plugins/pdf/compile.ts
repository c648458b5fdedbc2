/** Compiles a document to PDF, in a separate process and with a folder that holds everything the compiler may read. */
import {fork} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import decompress from 'woff2-encoder/decompress';
import * as z from 'zod';
import {writeFileAt} from '../../node/disk';
import {pictureFile} from '../../node/load';
import {unbreakablePieces} from '../../shared/unbreakable';
import {replaceUnsupportedLetters} from '../../site/letters';
import {withoutMetadata} from '../images/without-metadata';
import {cropPhotos, fieldSchema} from './crops';
import type {PdfDocument} from '../../site/pdf/documents';

/** The project of this code, which may differ from that of the pages. */
const ROOT = join(__dirname, '..', '..');
const TEMPLATES = join(ROOT, 'site', 'pdf');
const FONTS = join(TEMPLATES, 'fonts');
const DRAWING = join(ROOT, 'css/drawings/skid.svg');
const TOKENS = join(ROOT, 'css/tokens.css');
const COMPILER = join(__dirname, 'compiler.mjs');
/** The opacity of a line drawing behind text. */
const DRAWING_OPACITY = '.24';

/** The exit code of compiler.mjs when the compiler's package has no binary for the system. */
const NO_COMPILER = 3;

export class CompilerMissingError extends Error {
  constructor(system = `${process.platform} ${process.arch}`) {
    super(
      `PDFs cannot be created on this system (${system}), because the Typst package has no binary for it. ` +
        'Build on Linux x64, as the hosts do, or in a Linux x64 container. ' +
        'Local builds continue without the PDFs.',
    );
  }
}

/** @param drawn whether to also return all PDF pages, one below the other, as one SVG */
export async function compileDocument({document, pictures}: Omit<PdfDocument, 'file'>, drawn = false) {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  try {
    await prepareFolder(folder);
    for (const [file, {path}] of pictures.logos) writeFileAt(join(folder, file), await logoOf(pictureFile(path)));
    writeFileSync(join(folder, 'document.json'), JSON.stringify(document, forPrint));
    writeFileSync(join(folder, 'crops.json'), '{}');
    await compile(folder, document.template, drawn, async (message) => {
      const crops = await cropPhotos(z.array(fieldSchema).parse(message), pictures, folder);
      writeFileSync(join(folder, 'crops.json'), JSON.stringify(crops));
    });
    const svg = drawn ? readFileSync(join(folder, 'document.svg'), 'utf8') : '';
    return {pdf: readFileSync(join(folder, 'document.pdf')), svg};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** The space in a standard with its number, or in a date: `BS EN 288`, `ASME IX`, `4 May 2026`. */
const SPACE_TO_KEEP =
  /(?<=\b\p{Lu}{2,5}) (?=\d|[IVX]+\b|\p{Lu}{2,5} \d)|(?<=\b\d{1,2}) (?=\p{Lu}\p{Ll}{2,8} \d{4}\b)|(?<=\b\p{Lu}\p{Ll}{2,8}) (?=\d{4}\b)/gu;

/** Keeps numbers and units on one line, and replaces characters that no font has with a visible one. */
function forPrint(_key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return unbreakablePieces(replaceUnsupportedLetters(value).replace(SPACE_TO_KEEP, NO_BREAK))
    .map((piece, index) => (index % 2 === 1 ? piece.replace(/ /g, NO_BREAK) : piece))
    .join('');
}

const NO_BREAK = '\u00a0';

async function prepareFolder(folder: string): Promise<void> {
  for (const name of readdirSync(TEMPLATES).filter((file) => file.endsWith('.typ')))
    writeFileAt(join(folder, name), readFileSync(join(TEMPLATES, name)));
  for (const {name, bytes} of await fonts()) writeFileAt(join(folder, 'fonts', name), bytes);
  const drawing = readFileSync(DRAWING, 'utf8').replace(/stroke="#fff"/, `$& stroke-opacity="${DRAWING_OPACITY}"`);
  writeFileAt(join(folder, 'art/skid.svg'), drawing);
  writeFileSync(join(folder, 'tokens.json'), JSON.stringify(colours(readFileSync(TOKENS, 'utf8'))));
}

/** Decompressed once, because Typst cannot read WOFF2. */
let unpacked: ReturnType<typeof decompressFonts> | undefined;
const fonts = () => (unpacked ??= decompressFonts());
const decompressFonts = () =>
  Promise.all(
    readdirSync(FONTS)
      .filter((file) => file.endsWith('.woff2'))
      .map(async (file) => ({
        name: file.replace(/woff2$/, 'ttf'),
        bytes: await decompress(readFileSync(join(FONTS, file))),
      })),
  );

const colours = (css: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/--([a-z]+-\d+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]),
  );

/** @returns a logo without the metadata of cameras and programs; published SVGs have none. */
async function logoOf(file: string): Promise<Buffer> {
  // The compiler would open files that an unread part of an SVG names.
  if (file.endsWith('.svg')) return withoutMetadata(readFileSync(file));
  return sharp(readFileSync(file)).autoOrient().png().toBuffer();
}

function compile(folder: string, template: string, drawn: boolean, provideField: (fields: unknown) => Promise<void>) {
  return new Promise<void>((resolve, reject) => {
    const child = fork(COMPILER, [folder, template, ...(drawn ? ['drawn'] : [])], {
      cwd: folder,
      // Windows starts no program without this variable.
      env: {SYSTEMROOT: process.env.SYSTEMROOT},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let output = '';
    child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
    child.on('message', (message) => {
      provideField(message).then(
        () => child.send('photos'),
        (error: unknown) => {
          child.kill();
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      );
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else if (code === NO_COMPILER) reject(new CompilerMissingError());
      else reject(new Error(`src/site/pdf/${template}.typ cannot be compiled: ${output}`));
    });
  });
}
