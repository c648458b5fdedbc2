/** What the pages said at a commit, read again by today's schema. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {readContent, readSource, STATIC_FOLDER, type Versions} from '../../../cms/parse';
import {bytesAt} from '../../../node/git';
import {bytesOf, currentContent, thisMachine} from '../../../node/load';
import {factsOf, pictureCache} from '../../../node/picture-facts';
import {projectFiles, staticFile} from '../../../node/project-files';
import {withRequired} from './required';
import type {Content} from '../../../site/content';
import {siteDefinition} from '../../../site/site-definition';

export interface ContentBefore {
  content: Content;
  /** Where the bytes of pictures lie that are others now, or gone, by the path that pages write. */
  pictures: ReadonlyMap<string, string>;
  /** The files that pages have now, by those that they had, where these are others. */
  renamed: ReadonlyMap<string, string>;
}

/**
 * @param base the commit before
 * @returns what the pages said there, without those that cannot be read by the schema of now
 */
export async function contentAt(base: string, {changed: pages, replaced}: Versions): Promise<ContentBefore> {
  const texts = new Map<string, Uint8Array>(bytesOf(projectFiles()));
  const sources = new Map((await currentContent()).sources.map((source) => [source.file, source]));
  for (const {after} of pages) if (after !== undefined) texts.delete(after);
  for (const {before, after} of pages) {
    if (before === undefined) continue;
    const bytes = bytesAt(base, before);
    const now = after === undefined ? undefined : sources.get(after)?.text;
    if (bytes) texts.set(before, now === undefined ? bytes : Buffer.from(withRequired(before, bytes.toString(), now)));
  }
  for (const {before} of pages) if (before !== undefined) sources.delete(before);
  // What is the same was read when the build began.
  const read = (file: string, bytes: Uint8Array) => sources.get(file) ?? readSource(siteDefinition, file, bytes);
  const pictures = new Map<string, string>();
  const content = await readContent(
    siteDefinition,
    texts,
    [],
    {
      ...thisMachine,
      async lookAt(path) {
        const now = replaced.has(path) ? undefined : await thisMachine.lookAt(path);
        const bytes = now ? undefined : bytesAt(base, `${STATIC_FOLDER}${path}`);
        if (!bytes) return now;
        const facts = await factsOf(bytes);
        const file = join(pictureCache(), `before-${facts.content}${extname(staticFile(path))}`);
        mkdirSync(pictureCache(), {recursive: true});
        writeFileSync(file, bytes);
        pictures.set(path, file);
        return facts;
      },
    },
    read,
  );
  const renamed = new Map(
    pages.flatMap(({before, after}) =>
      before !== undefined && after !== undefined && before !== after ? [[before, after] as const] : [],
    ),
  );
  return {content, pictures, renamed};
}
