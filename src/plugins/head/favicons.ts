import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {HtmlTagObject} from '@docusaurus/types';
import {STATIC_FOLDER} from '../../cms/parse';
import {LOCALE} from '../../site/locale';
import type {Site} from '../../site/page-types';
import {withoutMetadata} from '../images/without-metadata';
import {INK, socialCardCache} from './social-card';

/** The company's logo as a square, the source of every icon. */
const SOURCE = '/img/brand/favicon.svg';

const TOUCH_ICON = '/apple-touch-icon.png';
const MANIFEST = '/manifest.webmanifest';
const TOUCH_SIZE = 180;
const MANIFEST_SIZES = [192, 512];
const MASKABLE = '/icon-maskable-512.png';
const MASKABLE_SIZE = 512;
/** Only the inner circle of a maskable icon is guaranteed to be visible (https://www.w3.org/TR/appmanifest/#icon-masks). */
const MASKABLE_MARK = 400;
const ICO_SIZE = 32;

const link = (attributes: Record<string, string>): HtmlTagObject => ({tagName: 'link', attributes});

/** The icon that needs no rendering. */
export const SVG_ICON = link({rel: 'icon', href: SOURCE, type: 'image/svg+xml'});

/** The tags of the icons, in the order in which browsers choose. */
export const ICON_TAGS: HtmlTagObject[] = [
  link({rel: 'icon', href: '/favicon.ico', sizes: `${ICO_SIZE}x${ICO_SIZE}`}),
  SVG_ICON,
  link({rel: 'apple-touch-icon', href: TOUCH_ICON}),
  link({rel: 'manifest', href: MANIFEST}),
  {tagName: 'meta', attributes: {name: 'theme-color', content: INK}},
];

/** Renders the icons for browsers, phones and home screens from the company's logo. */
export async function favicons(siteDir: string, site: Site): Promise<Map<string, Buffer>> {
  const svg = (await withoutMetadata(readFileSync(join(siteDir, STATIC_FOLDER, SOURCE)))).toString();
  const drawn = socialCardCache();
  const icon = async (size: number, mark = size) =>
    (await drawn([svg, size, mark], async () => (await import('./social-card/draw')).drawIcon(svg, size, mark))).bytes;
  const sized = MANIFEST_SIZES.map(async (size) => [`/icon-${size}.png`, await icon(size)] as const);
  return new Map([
    ...(await Promise.all(sized)),
    // Browsers recognise a picture by its bytes, so a PNG needs no ICO around it (https://mimesniff.spec.whatwg.org).
    ['/favicon.ico', await icon(ICO_SIZE)],
    [TOUCH_ICON, await icon(TOUCH_SIZE)],
    [MASKABLE, await icon(MASKABLE_SIZE, MASKABLE_MARK)],
    [MANIFEST, Buffer.from(manifest(site))],
  ]);
}

const manifest = ({name, shortName}: Site): string =>
  JSON.stringify({
    name,
    short_name: shortName,
    lang: LOCALE.language,
    start_url: '/',
    display: 'browser',
    background_color: INK,
    theme_color: INK,
    icons: [
      ...MANIFEST_SIZES.map((size) => ({src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png'})),
      {src: MASKABLE, sizes: `${MASKABLE_SIZE}x${MASKABLE_SIZE}`, type: 'image/png', purpose: 'maskable'},
    ],
  });
