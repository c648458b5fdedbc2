/** The first script of each page, which decides whether data are saved, and what it has to know of the page. */
import {statSync} from 'node:fs';
import {join} from 'node:path';
import {experiments} from '@rspack/core';
import type {Site} from '../../content/kinds';
import {forHtml} from '../../shared/escape';
import type {Awaited} from '../../hooks/useFetching';
import {decide} from '../../theme/Layout/inline/decide';
import {alarm} from '../alarm';
import type {Output} from '../output/output';
import {attribute, elementsIn, type BuiltPage, type Element} from '../output/page';

const KB = 1000;
const BEST = 'image/avif';
/** What src/hooks/useFetching.ts says of a picture that is fetched at once on any line. */
const AWAITED: Awaited = 'always';

/** The font of all pages, among the files of the bundler. */
const FONT = /\/archivo-latin-[0-9a-f]+\.woff2$/;

interface Task {
  site: Pick<Site, 'labels'>;
  /** With all pictures in it. */
  output: Pick<Output, 'folder'>;
  /** The address of the font that all pages begin with. */
  font: string;
  /** Whether the scripts run at once even where data are saved. */
  atOnce: boolean;
}

/**
 * Puts the loader into the head of each page, before anything that the browser fetches. It is the same on all pages, so
 * that the headers allow one; what it needs of a page stands in its attributes.
 * @throws Error when the bundler wrote no font, or a page names no scripts
 */
export async function insertLoader(pages: readonly BuiltPage[], task: Task): Promise<void> {
  const {code} = await experiments.swc.minify(`(${decide.toString()})()`, {compress: true, mangle: true});
  for (const page of pages) {
    // Before it browsers of phones do not know how wide the screen is, and would fetch the picture for another one.
    const viewport = page.elements('meta').find((meta) => attribute(meta, 'name') === 'viewport');
    page.insertBehind(viewport, `<script ${attributesOf(page, task)}>${code}</script>`);
  }
}

/** @returns the address of the font that all pages begin with. @param bundled the files of the bundler */
export function fontOf(bundled: Iterable<string>): string {
  const font = [...bundled].find((address) => FONT.test(address));
  if (font === undefined) throw alarm('writes each font that a style names into a file of its name', 'style-files.ts');
  return font;
}

function attributesOf(page: BuiltPage, {site, output, font, atOnce}: Task): string {
  const scripts = page.scripts.map((address) => `<script src="${address}" defer></script>`);
  const sizeOf = (address: string) => statSync(join(output.folder, address)).size;
  const data = {
    now: [
      preload({as: 'font', type: 'font/woff2', crossorigin: '', href: font}),
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

/** @returns tags by which the browser fetches the awaited pictures before it comes to them. */
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

function ofPhoto(picture: Element, priority: string | undefined): string[] {
  const versions = bestVersions(picture);
  const narrow = versions.map((one) => attribute(one, 'media')).find((media) => media !== undefined);
  return versions.map((one) =>
    preload({
      as: 'image',
      type: BEST,
      ...(priority !== undefined && {fetchpriority: priority}),
      imagesrcset: attribute(one, 'srcset') ?? '',
      imagesizes: attribute(one, 'sizes') ?? '',
      ...(narrow !== undefined && {media: attribute(one, 'media') ?? `not all and ${narrow}`}),
    }),
  );
}

const preload = (attributes: Record<string, string>) => `<link rel="preload" ${written(attributes)}>`;

const written = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${forHtml(value)}"`)
    .join(' ');

/** @returns what the smallest version of each photo weighs at most, in kilobytes, by the `src` of its `img`. */
function weightsOf(page: BuiltPage, sizeOf: (address: string) => number): Record<string, number> {
  const weights = page.elements('picture').map((picture) => {
    const image = elementsIn(picture).find(({tagName}) => tagName === 'img');
    const sizes = bestVersions(picture).map((one) => sizeOf((attribute(one, 'srcset') ?? '').split(' ')[0] ?? ''));
    return [(image && attribute(image, 'src')) ?? '', Math.ceil(Math.max(...sizes) / KB)] as const;
  });
  return Object.fromEntries(weights);
}

/** @returns the sources of a picture in the format that browsers prefer. */
const bestVersions = (picture: Element): Element[] =>
  elementsIn(picture).filter((one) => one.tagName === 'source' && attribute(one, 'type') === BEST);
