/**
 * What the site knows of a picture in static/img before anything is encoded: whether it can be used, its size, its
 * average colour, and the addresses that its encoded versions will have. Those depend on the picture's bytes alone.
 */
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {basename, dirname, extname, join} from 'node:path';
import {closest} from './closest';
import type {PhotoUse} from './fields';
import {staticFile} from './paths';

/** A photo as a page shows it. The address of a version is `${src}-${width}.avif`, `.webp` or `.jpg`. */
export interface Photo {
  src: string;
  /** Size of the largest version in pixels. */
  width: number;
  height: number;
  /** Widths in which versions exist, in pixels, smallest first. */
  widths: number[];
  /** Average colour, shown until the photo is there. */
  color: string;
}

/** A logo or drawing, served as it is. */
export interface Logo {
  src: string;
  width: number;
  height: number;
}

/** The part of a source that is kept, in pixels of the upright source. */
interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How to make the versions of one photo, or copy one logo (`widths` is empty). */
export interface ImageJob {
  file: string;
  widths: number[];
  crop?: Crop;
}

export interface Facts {
  /** Of the picture's bytes; part of its addresses. */
  hash: string;
  width: number;
  height: number;
  format: string;
  space: string;
  color: string;
}

interface Refusal {
  flaw: string;
  fix: string;
}

const SCRIPT = /<script|<foreignObject|<!ENTITY|\son\w+\s*=|javascript:/i;
const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;
const MAX_BYTES = 20 * MEGABYTE;
/** A logo is served as it is, so it must be light from the start. */
const MAX_LOGO_BYTES = 60_000;
const HASH_LENGTH = 10;
/** Raised whenever src/plugins/images/encode.ts makes other files from the same source, so that no cache keeps the old. */
const RECIPE = '3';
const IMAGE_URL = '/assets/img';
const FORMATS: Record<string, string> = {'.jpg': 'jpeg', '.jpeg': 'jpeg', '.png': 'png', '.svg': 'svg'};
const KINDS: Record<string, string> = {jpeg: 'JPEG', png: 'PNG', svg: 'SVG', webp: 'WebP', gif: 'GIF', tiff: 'TIFF'};

/** Widths in pixels that are made for each use; specification section 2 asks for pictures everywhere, phones pay for them. */
const WIDTHS: Record<PhotoUse, number[]> = {
  card: [400, 800, 1200],
  banner: [800, 1280, 1920],
  hero: [1280, 1920],
  portrait: [400, 800],
};

/** Width to height of the crop that phones get of a hero photo. */
const PORTRAIT_RATIO = 5 / 9;
const PORTRAIT_WIDTHS = [600, 900];

const jobs = new Map<string, ImageJob>();

/** @returns all pictures seen so far, by the `src` that the pages use for them. */
export const imageJobs = (): ReadonlyMap<string, ImageJob> => jobs;

const cacheFolder = () => join(process.cwd(), 'node_modules', '.cache', 'images');

/** @returns the path on disk in which the encoded version for an address is kept between builds. */
export const cachedFile = (url: string): string => join(cacheFolder(), basename(url));

/**
 * Looks at a photo that a page names.
 * @param path as written in the page, from static: `/img/…`
 * @param minWidth smallest accepted width in pixels
 * @returns the photo, or what is wrong with it and what to do, in an editor's words
 */
export async function inspectPhoto(path: string, use: PhotoUse, minWidth: number): Promise<{photo: Photo} | Refusal> {
  const found = findFile(path, ['.jpg', '.jpeg', '.png']);
  if ('flaw' in found) return found;
  const facts = await readFacts(found.file);
  if ('flaw' in facts) return facts;
  if (facts.width < minWidth) {
    return {
      flaw: `is only ${facts.width} pixels wide and would look blurred here`,
      fix: `Use a photo at least ${minWidth} pixels wide.`,
    };
  }
  return {photo: register(found.file, facts, WIDTHS[use])};
}

/** Looks at a logo, badge or drawing; the same answers as `inspectPhoto`. A script in an SVG is refused. */
export async function inspectLogo(path: string): Promise<{logo: Logo} | Refusal> {
  const found = findFile(path, ['.svg', '.png', '.jpg', '.jpeg']);
  if ('flaw' in found) return found;
  const bytes = statSync(found.file).size;
  if (bytes > MAX_LOGO_BYTES) {
    return {
      flaw: `weighs ${Math.round(bytes / KILOBYTE)} kB, too much for a drawing that is served as it is`,
      fix: `Save it as a plain SVG, or as a PNG at most 600 pixels wide and ${MAX_LOGO_BYTES / KILOBYTE} kB heavy.`,
    };
  }
  return registerLogo(found.file);
}

/** @returns whether a drawing would run code, or load some, in the browser that opens it. */
export const holdsScript = (svg: string): boolean => SCRIPT.test(svg);

/** Looks at a drawing by its path on disk, such as a flag of the installed set; the same answers as `inspectLogo`. */
export async function registerLogo(file: string): Promise<{logo: Logo} | Refusal> {
  const facts = await readFacts(file);
  if ('flaw' in facts) return facts;
  if (facts.format === 'svg' && holdsScript(readFileSync(file, 'utf8'))) {
    return {flaw: 'holds a script', fix: 'Save the drawing again as a plain SVG, or use a PNG.'};
  }
  const src = `${IMAGE_URL}/${stem(file)}.${facts.hash}${extname(file)}`;
  jobs.set(src, {file, widths: []});
  return {logo: {src, width: facts.width, height: facts.height}};
}

/**
 * The upright crop of a hero photo for phones.
 * @param photo what `inspectPhoto` returned for the whole photo
 * @param focal the point to keep in view: per cent from the left and from the top, `62% 50%`
 * @returns a photo of its own whose versions are cut from the same source
 */
export function portraitOf(photo: Photo, focal: string): Photo {
  const job = jobs.get(photo.src);
  const size = sizes.get(photo.src);
  if (!job || !size) throw new Error(`${photo.src} was never inspected`);
  const [x = 50] = focal.split(' ').map((part) => Number.parseInt(part, 10));
  const width = Math.min(size.width, Math.round(size.height * PORTRAIT_RATIO));
  const left = Math.round(Math.min(Math.max((size.width * x) / 100 - width / 2, 0), size.width - width));
  const src = `${photo.src}-at${left}`;
  const widths = withinSource(PORTRAIT_WIDTHS, width);
  jobs.set(src, {file: job.file, widths, crop: {left, top: 0, width, height: size.height}});
  const largest = widths.at(-1) ?? width;
  return {src, width: largest, height: Math.round((largest * size.height) / width), widths, color: photo.color};
}

const sizes = new Map<string, {width: number; height: number}>();

function register(file: string, facts: Facts, wanted: number[]): Photo {
  const src = `${IMAGE_URL}/${stem(file)}.${facts.hash}`;
  const widths = withinSource(wanted, facts.width);
  const known = jobs.get(src);
  jobs.set(src, {file, widths: [...new Set([...(known?.widths ?? []), ...widths])].sort((a, b) => a - b)});
  sizes.set(src, {width: facts.width, height: facts.height});
  const width = widths.at(-1) ?? facts.width;
  return {src, width, height: Math.round((width * facts.height) / facts.width), widths, color: facts.color};
}

/** A photo is never enlarged: a narrow source ends the list with its own width. */
function withinSource(wanted: number[], width: number): number[] {
  const narrower = wanted.filter((candidate) => candidate < width);
  return narrower.length === wanted.length ? wanted : [...narrower, width];
}

function findFile(path: string, endings: string[]): {file: string} | Refusal {
  if (!path.startsWith('/img/') || path.includes('..')) {
    return {
      flaw: 'is not a picture in static/img',
      fix: 'Put the file there and write its path, such as /img/home/yard.jpg.',
    };
  }
  const ending = extname(path).toLowerCase();
  if (/^\.(heic|heif)$/.test(ending)) return heic;
  if (!endings.includes(ending)) {
    return {flaw: `is a ${ending || 'nameless'} file`, fix: `Use one that ends in ${endings.join(', ')}.`};
  }
  const file = staticFile(path);
  const names = list(dirname(file));
  if (names.includes(basename(file))) return {file};
  const otherCase = names.find((name) => name.toLowerCase() === basename(file).toLowerCase());
  const meant = otherCase ?? closest(basename(file), names);
  if (meant !== undefined && !/^[a-z0-9-]+\.[a-z]+$/.test(meant)) {
    return {flaw: 'does not exist', fix: `Rename "${meant}" to ${basename(file)} if that is the one.`};
  }
  return {
    flaw: otherCase ? 'differs from the file in capital letters' : 'does not exist',
    fix: meant
      ? `Write ${dirname(path)}/${meant} if that is the one.`
      : `Add the file to static${dirname(path)} or name one that is there.`,
  };
}

const heic = {
  flaw: 'is a HEIC photo, which browsers cannot show',
  fix: 'Export it as JPEG (on an iPhone: Settings › Camera › Formats › Most Compatible).',
};

async function readFacts(file: string): Promise<Facts | Refusal> {
  const bytes = statSync(file).size;
  if (bytes === 0) return {flaw: 'is an empty file', fix: 'Upload the picture again.'};
  if (bytes > MAX_BYTES) {
    return {flaw: `is larger than ${MAX_BYTES / MEGABYTE} MB`, fix: 'Export it smaller.'};
  }
  const content = readFileSync(file);
  if (/^ftyp(heic|heix|hevc|mif1|msf1)/.test(content.subarray(4, 12).toString('latin1'))) return heic;
  const facts = await cachedFacts(content);
  if (!facts)
    return {flaw: 'cannot be read as a picture', fix: 'Open it in a photo program and save it again as JPEG.'};
  const expected = FORMATS[extname(file).toLowerCase()];
  if (facts.format !== expected) {
    const kind = KINDS[facts.format] ?? facts.format;
    return {
      flaw: `is a ${kind} picture under a ${extname(file)} name`,
      fix: `Save it again as ${KINDS[expected ?? 'jpeg'] ?? 'JPEG'}.`,
    };
  }
  if (facts.space === 'cmyk') {
    return {flaw: 'has the colours of a print file (CMYK)', fix: 'Export it with the colours of the screen (sRGB).'};
  }
  return facts;
}

/**
 * With its library: a build that knows all pictures already saves the time and the memory. It is asked for once, because
 * a module that is asked for twice at a time may come half read.
 */
let measuring: Promise<typeof import('./measure')> | undefined;

/** Sizes and colour cost a decode, so they are kept by content; a photo that is only moved or copied is known already. */
async function cachedFacts(content: Buffer): Promise<Facts | undefined> {
  const hash = createHash('sha256').update(RECIPE).update(content).digest('hex').slice(0, HASH_LENGTH);
  const store = join(cacheFolder(), `${hash}.json`);
  try {
    return JSON.parse(readFileSync(store, 'utf8')) as Facts;
  } catch {
    const {measure} = await (measuring ??= import('./measure'));
    const facts = await measure(content, hash);
    if (facts) {
      mkdirSync(cacheFolder(), {recursive: true});
      writeFileSync(store, JSON.stringify(facts));
    }
    return facts;
  }
}

const stem = (file: string) =>
  basename(file, extname(file))
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-');

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
