import {mkdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import type {Box, Raw} from './compare-pixels';
import type {Finding} from './compare-route';
import type {Part} from './parts';
import type {View} from './photograph';

/** Unchanged rows that are shown above and below what differs, in CSS pixels. */
const MARGIN = 60;
const QUALITY = 88;
const WHITE = {r: 255, g: 255, b: 255};

/** A finding whose two pictures are on the disk. */
export interface Picture {
  route: string;
  view: View;
  parts: Part[];
  pixels: number;
  width: number;
  height: number;
  /** Around what differs, from the picture's corner. */
  box: Box;
  /** The width of the page where it is wider than it was and than the window. */
  overflow?: number;
  before: string;
  after: string;
}

/** A folder of pictures. */
export class Album {
  readonly folder: string;
  readonly pictures: Picture[] = [];

  /** Empties the folder, or makes it. */
  constructor(folder: string) {
    this.folder = folder;
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(folder, {recursive: true});
  }

  /** Cuts out the rows that differ and keeps them. */
  readonly add = async ({route, view, parts, difference, before, after}: Finding): Promise<void> => {
    const width = Math.max(before.width, after.width);
    const whole = Math.max(before.height, after.height);
    const top = Math.max(0, difference.box.top - MARGIN);
    const height = Math.min(whole, difference.box.bottom + MARGIN) - top;
    const name = `${route.slice(1).replaceAll('/', '--') || 'home'}-${view.width}-${view.scheme}${view.focused ? '-focused' : ''}`;
    const picture: Picture = {
      route,
      view,
      parts,
      pixels: difference.pixels,
      width,
      height,
      box: {...difference.box, top: difference.box.top - top, bottom: difference.box.bottom - top},
      ...(after.width > Math.max(before.width, view.width) && {overflow: after.width}),
      before: `${name}-before.jpg`,
      after: `${name}-after.jpg`,
    };
    this.pictures.push(picture);
    await Promise.all([
      cut(before, {width, whole, top, height}, join(this.folder, picture.before)),
      cut(after, {width, whole, top, height}, join(this.folder, picture.after)),
    ]);
  };
}

interface Cut {
  width: number;
  whole: number;
  top: number;
  height: number;
}

/** Both pictures get the same size, so that one lies exactly on the other. */
async function cut(raw: Raw, {width, whole, top, height}: Cut, file: string): Promise<void> {
  const {data, info} = await sharp(raw.data, {raw: {width: raw.width, height: raw.height, channels: 3}})
    .extend({right: width - raw.width, bottom: whole - raw.height, background: WHITE})
    .raw()
    .toBuffer({resolveWithObject: true});
  await sharp(data, {raw: {width: info.width, height: info.height, channels: info.channels}})
    .extract({left: 0, top, width, height})
    .jpeg({quality: QUALITY, chromaSubsampling: '4:4:4'})
    .toFile(file);
}
