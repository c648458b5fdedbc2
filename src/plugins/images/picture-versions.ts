import {existsSync} from 'node:fs';
import {basename, join} from 'node:path';
import {pictureFile} from '../../node/load';
import {pictureCache} from '../../node/picture-facts';
import type {EncodeTask} from '../../cms/parse';

/** Best first; browsers use the first format that they support. */
const FORMATS = ['avif', 'webp', 'jpg'] as const;

export type Format = (typeof FORMATS)[number];

/** One file to encode: its address in the built site, and how to encode it. */
export interface PictureVersion {
  url: string;
  task: EncodeTask;
  width?: number;
  format?: Format;
}

/** @returns every version of a photo, or the only version of a logo. */
export function pictureVersions(src: string, task: EncodeTask): PictureVersion[] {
  if (task.widths.length === 0) return [{url: src, task}];
  return task.widths.flatMap((width) =>
    FORMATS.map((format) => ({url: `${src}-${width}.${format}`, task, width, format})),
  );
}

/** @returns the path of the cache file for an address. */
export const cachedFile = (url: string): string => join(pictureCache(), basename(url));

/** @returns whether a version is in the cache. */
export const isCached = ({url, format}: PictureVersion): boolean => format === undefined || existsSync(cachedFile(url));

/** @returns the path of an encoded version, or of the source of a logo. */
export const fileOf = ({url, task, format}: PictureVersion): string =>
  format === undefined ? (task.file ?? pictureFile(task.picture.path)) : cachedFile(url);
