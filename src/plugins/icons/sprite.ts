import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ICON_NAMES, iconFolder} from '../../node/icon-names';
import {hashOf} from '../hash';
import {FRAME_ICONS} from '../../ui/Icon/names';
import type {Content} from '../../site/content';

/** @returns one SVG file with every icon that the frame and the pages use, each under its name. */
export const sprite = (content: Pick<Content, 'sources'>): string => symbolsOf(iconsIn(content));

/** @returns the names of these icons. */
export function iconsIn({sources}: Pick<Content, 'sources'>): string[] {
  const names = new Set<string>(FRAME_ICONS);
  for (const source of sources) {
    source.values.forEach(({value, meta: {icon}}) => {
      if (icon && typeof value === 'string') names.add(value);
    });
  }
  return [...names].filter((name) => ICON_NAMES.has(name)).sort();
}

/** @returns one SVG file with the icons of these names. */
export function symbolsOf(names: readonly string[]): string {
  const symbols = names.map(symbol);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** @returns its address, which changes with what it holds. */
export function spriteUrl(content: Pick<Content, 'sources'>): string {
  return `/assets/icons-${hashOf(sprite(content))}.svg`;
}

/**
 * Tabler draws each line as a path of its own, after one that cannot be seen; with one path for all lines browsers have a
 * quarter of the elements to lay out. The few shapes that are not plain lines stay apart.
 */
function symbol(name: string): string {
  const svg = readFileSync(join(iconFolder(), `${name}.svg`), 'utf8');
  const lines = Array.from(svg.matchAll(/<path d="([^"]+)" \/>/g), ([, line]) => line).join('');
  const shapes = (svg.match(/<path d="[^"]+" [a-z][^>]+>/g) ?? []).join('');
  return `<symbol id="${name}" viewBox="0 0 24 24"><path d="${lines}"/>${shapes}</symbol>`;
}
