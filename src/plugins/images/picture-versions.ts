import {existsSync} from 'node:fs';
import {basename, join} from 'node:path';
import {pictureFile} from '../../node/load';
import {pictureCache} from '../../node/picture-facts';
import type {EncodeTask} from '../../cms/parse';

/** Best first; browsers take the first that they know. */
const FORMATS = ['avif', 'webp', 'jpg'] as const;

export type Format = (typeof FORMATS)[number];

/** One file to make: its address in the built site, and how. */
export interface PictureVersion {
  url: string;
  task: EncodeTask;
  width?: number;
  format?: Format;
}

/** @returns every version of a photo, or the one copy of a logo. */
export function pictureVersions(src: string, task: EncodeTask): PictureVersion[] {
  if (task.widths.length === 0) return [{url: src, task}];
  return task.widths.flatMap((width) =>
    FORMATS.map((format) => ({url: `${src}-${width}.${format}`, task, width, format})),
  );
}

/** @returns the path on disk in which the encoded version for an address is kept between builds. */
export const cachedFile = (url: string): string => join(pictureCache(), basename(url));

/** @returns whether a version is in the cache already. */
export const isCached = ({url, format}: PictureVersion): boolean => format === undefined || existsSync(cachedFile(url));

/** @returns the path on disk of a version that is encoded, or of the source of a logo. */
export const fileOf = ({url, task, format}: PictureVersion): string =>
  format === undefined ? (task.file ?? pictureFile(task.picture.path)) : cachedFile(url);
