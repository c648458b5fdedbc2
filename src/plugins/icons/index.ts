import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {currentContent} from '../../node/load';
import type {Handler} from '../handler';
import {FRAME_ICONS} from '../../ui/Icon/names';
import type {Content} from '../../site/site-definition';
import {hashOf} from '../../node/disk';
import {ICON_NAMES, iconFolder} from '../../node/picture-facts';

/** Under `npm start`: every address of the sprite returns the icons that the pages use now. */
export const serveIcons: Handler = async (url) =>
  url.startsWith('/assets/icons-') ? {type: 'image/svg+xml', body: sprite(await currentContent())} : undefined;

/** @returns one SVG file with every icon that the code and the pages use, each under its name. */
export const sprite = (content: Pick<Content, 'sources'>): string => symbolsOf(iconsIn(content));

export function iconsIn({sources}: Pick<Content, 'sources'>): string[] {
  const names = new Set<string>(FRAME_ICONS);
  for (const source of sources) {
    source.values.forEach(({value, meta: {icon}}) => {
      if (icon && typeof value === 'string') names.add(value);
    });
  }
  return [...names].filter((name) => ICON_NAMES.has(name)).sort();
}

export const symbolsOf = (names: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${names.map(iconSymbol).join('')}</svg>`;

/** The address changes with the content. */
export const spriteUrl = (content: Pick<Content, 'sources'>): string => `/assets/icons-${hashOf(sprite(content))}.svg`;

/**
 * Joins the lines of an icon into one path, so that browsers get a quarter of the elements. Tabler draws each line as
 * its own path after an invisible one. The few shapes that are not plain lines stay separate.
 */
function iconSymbol(name: string): string {
  const svg = readFileSync(join(iconFolder(), `${name}.svg`), 'utf8');
  const lines = Array.from(svg.matchAll(/<path d="([^"]+)" \/>/g), ([, line]) => line).join('');
  const shapes = (svg.match(/<path d="[^"]+" [a-z][^>]+>/g) ?? []).join('');
  return `<symbol id="${name}" viewBox="0 0 24 24"><path d="${lines}"/>${shapes}</symbol>`;
}
