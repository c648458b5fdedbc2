/**
 * Adds the first script of each page, which decides whether to save data, with the facts that it needs about the page.
 */
import {statSync} from 'node:fs';
import {join} from 'node:path';
import {experiments} from '@rspack/core';
import type {Site} from '../../site/page-types';
import {forHtml} from '../../shared/escape';
import {decide} from '../../theme/Layout/inline/decide';
import {upstreamError} from '../assert-upstream';
import type {Output} from '../output/output';
import {attribute, elementsIn, type BuiltPage, type PageElement} from '../output/page';
import type {Awaited} from '../../hooks/browser';

const KB = 1000;
const BEST = 'image/avif';
/** The value in src/hooks/browser.ts for pictures that load at once on any connection. */
const AWAITED: Awaited = 'always';

/** The main font, among the bundler's files. */
const FONT = /\/archivo-latin-[0-9a-f]+\.woff2$/;
const FONT_FILE = /url\((\/[^()]+\.woff2)\)/;
const UNICODE_RANGE = /unicode-range:([^;{}]+)/;
const HEX = 16;

/** A font file, and the characters for which the style sheet uses it. */
interface Font {
  address: string;
  letters: RegExp;
}

interface Task {
  site: Pick<Site, 'labels'>;
  /** The output folder, which contains all pictures already. */
  output: Pick<Output, 'folder'>;
  /** The main font of all pages. */
  font: string;
  /** The fonts of characters that only some pages have. */
  fonts: readonly Font[];
  /** Whether the scripts run at once even if the visitor saves data. */
  atOnce: boolean;
}

/**
 * Puts the loader into the head of each page, before everything that the browser fetches. Its code is the same on all
 * pages, so that the headers allow a single hash; its attributes hold the facts about the page.
 * @throws Error when the bundler wrote no font, or a page has no scripts
 */
export async function insertLoader(pages: readonly BuiltPage[], task: Task): Promise<void> {
  const {code} = await experiments.swc.minify(`(${decide.toString()})()`, {compress: true, mangle: true});
  for (const page of pages) {
    // Inserted after it, because without it browsers of phones do not know the screen's width and would fetch another
    // size of the picture.
    const viewport = page.elements('meta').find((meta) => attribute(meta, 'name') === 'viewport');
    page.insertBehind(viewport, `<script ${attributesOf(page, task)}>${code}</script>`);
  }
}

/** @returns the address of the main font. @param bundled the bundler's files */
export function fontOf(bundled: Iterable<string>): string {
  const font = [...bundled].find((address) => FONT.test(address));
  if (font === undefined)
    throw upstreamError('writes each font that a style names into a file of its name', 'style-files.ts');
  return font;
}

/**
 * @param css the bundler's style sheets
 * @returns the fonts that they use only for some characters
 */
export function fontsIn(css: string): Font[] {
  return css.split('@font-face').flatMap((face) => {
    const [, address] = FONT_FILE.exec(face) ?? [];
    const [, ranges] = UNICODE_RANGE.exec(face) ?? [];
    if (address === undefined || ranges === undefined) return [];
    return {address, letters: new RegExp(`[${ranges.split(',').map(rangeOf).join('')}]`, 'u')};
  });
}

/** @param range such as `U+1E62-1E63`, `U+20A6` */
const rangeOf = (range: string): string =>
  range
    .trim()
    .replace(/^u\+/i, '')
    .split('-')
    .map((code) => `\\u{${Number.parseInt(code, HEX).toString(HEX)}}`)
    .join('-');

/**
 * @returns the fonts that the page needs. The browser would not show one that arrives late, and a name would mix two
 * typefaces.
 */
function fontsOfPage(page: BuiltPage, {font, fonts}: Pick<Task, 'font' | 'fonts'>): string[] {
  const text = page.elements('body').map(wordsIn).join(' ');
  return [
    font,
    ...fonts.filter(({address, letters}) => address !== font && letters.test(text)).map(({address}) => address),
  ];
}

/** @returns the visible text of an element. */
function wordsIn(node: PageElement['childNodes'][number]): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node) || ['script', 'style'].includes(node.nodeName)) return '';
  return node.childNodes.map(wordsIn).join('');
}

function attributesOf(page: BuiltPage, task: Task): string {
  const {site, output, atOnce} = task;
  const scripts = page.scripts.map((address) => `<script src="${address}" defer></script>`);
  const sizeOf = (address: string) => statSync(join(output.folder, address)).size;
  const data = {
    now: [
      ...fontsOfPage(page, task).map((href) => preload({as: 'font', type: 'font/woff2', crossorigin: '', href})),
      ...awaitedPictures(page),
      ...scripts,
    ].join(''),
    scripts: page.scripts.join(' '),
    weights: JSON.stringify(weightsOf(page, sizeOf)),
    show: site.labels.showPhoto,
    ...(atOnce && {'at-once': ''}),
  };
  return written(Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value])));
}

/** @returns tags that make the browser preload the awaited pictures. */
function awaitedPictures(page: BuiltPage): string[] {
  const pictures = page.elements('picture').map((picture) => ({picture, within: elementsIn(picture)}));
  const tags = page
    .elements('img')
    .filter((image) => attribute(image, 'data-awaited') === AWAITED)
    .flatMap((image) => {
      const picture = pictures.find(({within}) => within.includes(image))?.picture;
      return picture
        ? ofPhoto(picture, attribute(image, 'fetchpriority'))
        : [preload({as: 'image', href: attribute(image, 'src') ?? ''})];
    });
  return [...new Set(tags)];
}

function ofPhoto(picture: PageElement, priority: string | undefined): string[] {
  const versions = bestVersions(picture);
  const narrow = versions.map((version) => attribute(version, 'media')).find((media) => media !== undefined);
  return versions.map((version) =>
    preload({
      as: 'image',
      type: BEST,
      ...(priority !== undefined && {fetchpriority: priority}),
      imagesrcset: attribute(version, 'srcset') ?? '',
      imagesizes: attribute(version, 'sizes') ?? '',
      ...(narrow !== undefined && {media: attribute(version, 'media') ?? `not all and ${narrow}`}),
    }),
  );
}

const preload = (attributes: Record<string, string>) => `<link rel="preload" ${written(attributes)}>`;

const written = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${forHtml(value)}"`)
    .join(' ');

/** @returns the largest size of each photo's smallest version in kilobytes, by the `src` of its `img`. */
function weightsOf(page: BuiltPage, sizeOf: (address: string) => number): Record<string, number> {
  const weights = page.elements('picture').map((picture) => {
    const image = elementsIn(picture).find(({tagName}) => tagName === 'img');
    const sizes = bestVersions(picture).map((version) =>
      sizeOf((attribute(version, 'srcset') ?? '').split(' ')[0] ?? ''),
    );
    return [(image && attribute(image, 'src')) ?? '', Math.ceil(Math.max(...sizes) / KB)] as const;
  });
  return Object.fromEntries(weights);
}

/** @returns the sources of a picture in the format that browsers prefer. */
const bestVersions = (picture: PageElement): PageElement[] =>
  elementsIn(picture).filter((element) => element.tagName === 'source' && attribute(element, 'type') === BEST);
