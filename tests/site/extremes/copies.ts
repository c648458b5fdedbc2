import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {unusedFlaws} from '../../../src/content/check/unused-files';
import {readContent, type Content} from '../../../src/content/check/content';
import {thisMachine} from '../../../src/node/load';
import {pageFiles, projectFiles} from '../../../src/node/project-files';
import {SITE_FILE} from '../../../src/content/base/paths';
import {Copy} from '../copy';
import {least} from './least';
import {longest} from './longest';
import type {Texts} from './page-text';
import {scale} from './scale';

/** The contents at their extremes, each made from the pages as they are. */
export const EXTREMES = {longest, least, scale};

export const textsOfToday = (): Texts =>
  new Map([...pageFiles(), SITE_FILE].map((file) => [file, readFileSync(file, 'utf8')]));

/** @returns what the check says of these pages in place of those on the disk. */
function contentOf(texts: Texts): Promise<Content> {
  const files = projectFiles();
  const known = new Set(files.map(({file}) => file));
  const added = [...texts].filter(([file]) => !known.has(file));
  return readContent(
    new Map([...texts].map(([file, text]) => [file, Buffer.from(text)])),
    [...files, ...added.map(([file, text]) => ({file, kind: 'file' as const, read: () => text}))],
    thisMachine,
  );
}

/** A copy of the project with these pages, without the pictures that they no longer name. */
export async function copyWith(texts: Texts): Promise<Copy> {
  const copy = new Copy();
  for (const [file, text] of texts) writeFileSync(join(copy.folder, file), text);
  for (const {file} of unusedFlaws(await contentOf(texts))) rmSync(join(copy.folder, file));
  return copy;
}
