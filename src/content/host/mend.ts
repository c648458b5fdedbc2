import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {mendAll} from '../check/fix';
import {readContent} from '../content';
import {bytesOf, thisMachine} from './load';
import {projectFiles} from './project-files';

/**
 * Mends the pages of the working directory where that is certain, and writes those that changed.
 * @returns one sentence for each line that was changed
 */
export async function mendProject(): Promise<string[]> {
  const files = projectFiles();
  const {changed, sentences} = await mendAll(
    bytesOf(files),
    async (texts) => (await readContent(texts, files, thisMachine)).flaws,
  );
  for (const [file, bytes] of changed) writeFileSync(join(process.cwd(), file), bytes);
  return sentences;
}
