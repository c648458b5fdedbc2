/** The PDFs of the site: all of them once in a build, before its pages tell what they weigh; one at a time under `start`. */
import {basename} from 'node:path';
import logger from '@docusaurus/logger';
import {buildCache} from '../../node/build';
import {deployment} from '../../node/deployment';
import {currentContent, currentlyShown} from '../../node/load';
import {rememberSize} from '../../node/generated-sizes';
import type {Handler} from '../handler';
import {NoCompiler, setDocument} from './compile';
import {documentsOf} from './documents';

/** As many as the smallest build machine has cores. */
const WORKERS = 2;

async function currentDocuments() {
  const [content, shown] = await Promise.all([currentContent(), currentlyShown()]);
  return shown ? documentsOf(content, shown) : [];
}

/**
 * @returns every PDF that is set of the pages, by its address; none on a system without a compiler, where a local build
 * goes on and says so
 * @throws Error when a build for others could not set them
 */
export const currentPdfs = buildCache(async (): Promise<Map<string, Buffer>> => {
  const documents = await currentDocuments();
  const pdfs = new Map<string, Buffer>();
  const waiting = [...documents];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const {pdf} = await setDocument(next);
      pdfs.set(next.file, pdf);
      rememberSize(next.file, pdf.length);
    }
  };
  try {
    await Promise.all(Array.from({length: WORKERS}, work));
  } catch (error) {
    if (!(error instanceof NoCompiler) || deployment().kind !== 'local') throw error;
    logger.warn(error.message);
    return new Map();
  }
  // In the order of the documents, whichever was set first.
  return new Map(documents.flatMap(({file}) => [[file, pdfs.get(file) ?? Buffer.alloc(0)] as const]));
});

/** Under `start`: such a file as a build would set it now, or why that cannot be done. */
export const servePrinted: Handler = async (url) => {
  const printed = url.endsWith('.pdf') ? (await currentDocuments()).find(({file}) => file === url) : undefined;
  if (!printed) return undefined;
  try {
    return {type: 'application/pdf', body: (await setDocument(printed)).pdf};
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    logger.error(why);
    return {type: 'text/plain', body: `${basename(url)} cannot be set.\n\n${why}\n`};
  }
};
