/**
 * Adds the first script of each page, which decides whether to save data, with the facts that it needs about the page.
 */
import {statSync} from 'node:fs';
import {join} from 'node:path';
import {experiments} from '@rspack/core';
import {forHtml} from '../../shared/escape';
import type {Site} from '../../site/page-types';
import {decideDataSaving} from '../../theme/Layout/inline/decide-data-saving';
import {assertUpstream} from '../assert-upstream';
import type {Output} from '../output/output';
import {attribute, elementsIn, type BuiltPage, type PageElement} from '../output/page';
import type {LoadingPolicy} from '../../hooks/browser';

const KB = 1000;
const BEST_FORMAT = 'image/avif';
/** The value in src/hooks/browser.ts for pictures that load at once on any connection. */
const ALWAYS: LoadingPolicy = 'always';

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
  font: string;
  /** The fonts of characters that only some pages have. */
  fonts: readonly Font[];
  /** Whether the scripts run at once even if the visitor saves data. */
  atOnce: boolean;
}

/**
 * Puts the loader into the head of each page, before everything that the browser fetches. Its code is the same on all
 * pages, so that the headers allow a single hash; its attributes hold the facts about the page. It comes after the
 * viewport, without which browsers of phones do not know the screen's width and would fetch another size of a picture.
 */
export async function insertLoader(pages: readonly BuiltPage[], task: Task): Promise<void> {
  const {code} = await experiments.swc.minify(`(${decideDataSaving.toString()})()`, {compress: true, mangle: true});
  for (const page of pages) page.insertBehindViewport(`<script ${attributesOf(page, task)}>${code}</script>`);
}

export function fontOf(bundled: Iterable<string>): string {
  const font = [...bundled].find((address) => FONT.test(address));
  assertUpstream(font, 'writes each font that a style names into a file of its name', 'docusaurus-patches/bundler.ts');
  return font;
}

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

/** The browser would not use a font that arrives late, and a name would be set in two typefaces. */
function fontsOfPage(page: BuiltPage, {font, fonts}: Pick<Task, 'font' | 'fonts'>): string[] {
  const text = page.elements('body').map(textIn).join(' ');
  const neededFonts = fonts.filter(({address, letters}) => address !== font && letters.test(text));
  return [font, ...neededFonts.map(({address}) => address)];
}

function textIn(node: PageElement['childNodes'][number]): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node) || ['script', 'style'].includes(node.nodeName)) return '';
  return node.childNodes.map(textIn).join('');
}

function attributesOf(page: BuiltPage, task: Task): string {
  const {site, output, atOnce} = task;
  const pictures = page.elements('picture').map((picture) => {
    const [image] = elementsIn(picture).filter(({tagName}) => tagName === 'img');
    return {image, versions: bestVersions(picture)};
  });
  const fonts = fontsOfPage(page, task).map((href) => preload({as: 'font', type: 'font/woff2', crossorigin: '', href}));
  const awaited = page
    .elements('img')
    .filter((image) => attribute(image, 'data-awaited') === ALWAYS)
    .flatMap((image) => {
      const photo = pictures.find((picture) => picture.image === image);
      return photo
        ? attributesOfPhoto(photo.versions, attribute(image, 'fetchpriority'))
        : preload({as: 'image', href: attribute(image, 'src') ?? ''});
    });
  const scripts = page.scripts.map((address) => `<script src="${address}" defer></script>`);
  /** The largest size of each photo's smallest version in kilobytes, by the `src` of its `img`. */
  const weights = pictures.map(({image, versions}) => {
    const smallest = versions.map((version) => (attribute(version, 'srcset') ?? '').split(' ')[0] ?? '');
    const sizes = smallest.map((address) => statSync(join(output.folder, address)).size);
    return [(image && attribute(image, 'src')) ?? '', Math.ceil(Math.max(...sizes) / KB)] as const;
  });
  const data = {
    now: [...fonts, ...new Set(awaited), ...scripts].join(''),
    scripts: page.scripts.join(' '),
    weights: JSON.stringify(Object.fromEntries(weights)),
    show: site.labels.showPhoto,
    ...(atOnce && {'at-once': ''}),
  };
  return formatAttributes(Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value])));
}

function attributesOfPhoto(versions: PageElement[], priority: string | undefined): string[] {
  const narrow = versions.map((version) => attribute(version, 'media')).find((media) => media !== undefined);
  return versions.map((version) =>
    preload({
      as: 'image',
      type: BEST_FORMAT,
      ...(priority !== undefined && {fetchpriority: priority}),
      imagesrcset: attribute(version, 'srcset') ?? '',
      imagesizes: attribute(version, 'sizes') ?? '',
      ...(narrow !== undefined && {media: attribute(version, 'media') ?? `not all and ${narrow}`}),
    }),
  );
}

const preload = (attributes: Record<string, string>) => `<link rel="preload" ${formatAttributes(attributes)}>`;

const formatAttributes = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${forHtml(value)}"`)
    .join(' ');

const bestVersions = (picture: PageElement): PageElement[] =>
  elementsIn(picture).filter((element) => element.tagName === 'source' && attribute(element, 'type') === BEST_FORMAT);
