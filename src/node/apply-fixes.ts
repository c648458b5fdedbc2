import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {holdsNotes, applyFixes, type ProjectFile, readSvg} from '../cms/lint';
import {readContent, STATIC_FOLDER} from '../cms/parse';
import {bytesOf, thisMachine} from './load';
import {projectFiles} from './project-files';
import {siteDefinition} from '../site/site-definition';

/**
 * Fixes the pages of the working directory where that is certain, takes out of drawings what programs noted for
 * themselves, and writes what changed.
 * @returns one sentence for each line or drawing that was changed
 */
export async function fixProject(): Promise<string[]> {
  const files = projectFiles();
  const {changed, sentences} = await applyFixes(
    bytesOf(files),
    async (texts) => (await readContent(siteDefinition, texts, files, thisMachine)).diagnostics,
  );
  for (const [file, bytes] of changed) writeFileSync(join(process.cwd(), file), bytes);
  return [...sentences, ...files.flatMap(fixSvg)];
}

function fixSvg({file, kind}: ProjectFile): string[] {
  if (kind !== 'file' || !file.startsWith(`${STATIC_FOLDER}/`) || !file.endsWith('.svg')) return [];
  const path = join(process.cwd(), file);
  const bytes = readFileSync(path);
  const drawing = readSvg(bytes);
  if ('diagnostic' in drawing || !holdsNotes(bytes)) return [];
  writeFileSync(path, drawing.plain);
  return [`${file}:1 holds the drawing alone now, without what a program had noted in it.`];
}
